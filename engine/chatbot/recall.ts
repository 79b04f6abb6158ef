import { dangerWords } from '@attune/content/chatbot/danger/all.ts'
import { replies } from '@attune/content/chatbot/replies.ts'
import type { Language } from '@attune/content/language/languages.ts'
import type { DangerFamily } from '@attune/contract/risk.ts'
import { type SupportContacts, withLines } from './answer-danger.ts'
import { sentence } from './answer-translated.ts'

/**
 * Before the answer to whatever is asked after danger: that it is not forgotten, and who listens now.
 * In a medical emergency what to do is said again.
 */
export function recall(
  { earlier, language }: { earlier: DangerFamily | null; language: Language },
  { lines }: Pick<SupportContacts, 'lines'>,
): string {
  const isMedical = earlier === 'medical'
  const text = isMedical
    ? dangerWords[language].replies.medical
    : language === 'en'
      ? replies.helpIsStillThere
      : sentence(language, 'helpIsStillThere')
  return withLines(text, language, earlier, lines)
}
