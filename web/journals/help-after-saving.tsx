import type { Journal } from '@attune/contract/journals.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { asText, subjectOf } from './subject.ts'

/** Whoever saved at once was never looked at while writing. */
export function HelpAfterSaving({ entry }: { entry: Journal }) {
  const check = useRiskCheck(subjectOf(entry._id), asText(entry))
  return <HelpBeside check={check} className={check.shown ? 'mb-6' : ''} />
}
