import type { Journal } from '@attune/contract/journals.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { AskConsent } from './ask-consent.tsx'
import { asText, subjectOf } from './subject.ts'

/** Checks the saved words: a quick save ends the check while writing. Consent is asked for only where no help is shown. */
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
