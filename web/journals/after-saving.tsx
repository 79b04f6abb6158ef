import type { Journal } from '@attune/contract/journals.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { AskConsent } from './ask-consent.tsx'
import { asText, subjectOf } from './subject.ts'

/** Whoever saved at once was never looked at while writing. Beside help, nothing else is asked. */
export function AfterSaving({ entry }: { entry: Journal }) {
  const check = useRiskCheck(subjectOf(entry._id), asText(entry))
  const isHelping = check.shown || check.soft
  return (
    <>
      <HelpBeside check={check} className={isHelping ? 'mb-6' : ''} />
      {!isHelping && <AskConsent />}
    </>
  )
}
