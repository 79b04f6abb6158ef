import { dangerWords } from '@attune/content/chatbot/danger/all.ts'
import type { Language } from '@attune/content/language/languages.ts'
import { paths } from '@attune/contract/paths.ts'
import type { DangerFamily, Grade, HelpLine } from '@attune/contract/risk.ts'
import { respondTo, type Situation } from '../risk/respond.ts'

/** Whom a person could turn to, as far as it is known. */
export type SupportContacts = Pick<Situation, 'trustedPerson' | 'therapist'> & {
  /** Of the person's country, the main one first. */
  lines: readonly HelpLine[]
}

export const noContacts: SupportContacts = { lines: [], trustedPerson: null, therapist: null }

export type DangerToAnswer = {
  family: DangerFamily | null
  language: Language
  messageGrade: Grade
  about: Situation['about']
  asked: boolean
}

/** Asks once and plainly; asking again would sound like not having listened. */
export function answerDanger(danger: DangerToAnswer, contacts: SupportContacts): string {
  const { family, language, about, asked } = danger
  if (language === 'en' && (family === null || asksOfDying.includes(family))) {
    const grade = danger.messageGrade === 'imminent' ? 'imminent' : 'possible'
    const { lines, ...people } = contacts
    const line = lines[0] ?? null
    return respondTo({ grade, about: family === 'other' ? 'other' : about, asked, line, ...people })
  }
  const words = dangerWords[language]
  const isRepeated = asked && family !== null && asksOfDying.includes(family)
  const text = isRepeated ? words.again : words.replies[family ?? 'suicide']
  return withLines(text, language, family, contacts.lines)
}

/** What the person can reach, in the places a text leaves for it. */
export function withLines(
  text: string,
  language: Language,
  family: DangerFamily | null,
  lines: readonly HelpLine[],
) {
  const words = dangerWords[language]
  const line = lineFor(family, lines)
  const number = lines[0]?.emergency?.replace(' or ', language === 'en' ? ' or ' : ' / ')
  return filled(text, {
    call: number ? words.call.replace('{number}', number) : words.emergency,
    line: line
      ? filled(words.line, { name: line.name, reach: line.phone ?? line.text ?? line.chat ?? '' })
      : filled(words.noLine, { help: paths.help }),
  })
}

const asksOfDying: readonly DangerFamily[] = ['suicide', 'self-harm', 'other']

/** A line made for it; one for people in crisis only where that is the right kind. */
function lineFor(family: DangerFamily | null, lines: readonly HelpLine[]): HelpLine | null {
  if (family === 'medical') return null
  const kind = family && kinds[family]
  if (kind) return lines.find(({ type }) => type === kind) ?? null
  return family === null || forCrisis.includes(family) ? (lines[0] ?? null) : null
}

const kinds: Readonly<Partial<Record<DangerFamily, string>>> = {
  'violence-at-home': 'Domestic abuse',
  addiction: 'Alcohol and drugs',
}
const forCrisis: readonly DangerFamily[] = [...asksOfDying, 'own-violence', 'psychosis']

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(
    /\{(\w+)\}/g,
    (slot, name) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? slot,
  )
