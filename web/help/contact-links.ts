import type { HelpLine } from '@attune/contract/risk.ts'

/** `phone` as a link dials it. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+*#]/g, '')}`

/** 'Text HOME to 741741' as a link: the number it goes to and the words, where it names any. */
export function textLink(text: string): string | null {
  const [, word, number] = text.match(/^(?:Text|SMS)\s+(?:([A-Z]+) to )?([\d ]{3,})/) ?? []
  if (!number) return null
  return `sms:${number.replaceAll(' ', '')}${word ? `?&body=${word}` : ''}`
}

/** '144 or 112' holds two numbers; the first is the one to offer. */
export const firstNumber = (emergency: string) => emergency.match(/\d[\d ]*/)?.[0].trim() ?? null

/** The one line to show where there is room for one. */
export const mainLine = (lines: readonly HelpLine[]): HelpLine | undefined =>
  lines.find((line) => line.primary) ?? lines[0]

/** For whoever cannot speak aloud: the first crisis line of these that takes text messages. */
export const textLine = (lines: readonly HelpLine[]): HelpLine | undefined =>
  lines.find(({ type, text }) => /crisis/i.test(type) && text && textLink(text))

/** '988 Suicide & Crisis Lifeline, United States, day and night. Call, text or chat.' */
export function describeLine({ name, countryName, hours, phone, text, chat }: HelpLine): string {
  const open = hours === '24/7' ? 'day and night' : hours
  const ways = [phone && 'call', text && 'text', chat && 'chat'].filter((way) => way !== null)
  const [last, ...before] = ways.toReversed()
  const how = before.length > 0 ? `${before.toReversed().join(', ')} or ${last}` : last
  // The number stands large beside it.
  const plain = phone && name.startsWith(`${phone} `) ? name.slice(phone.length + 1) : name
  const where = [plain, countryName, open].filter(Boolean).join(', ')
  return how ? `${where}. ${how[0]?.toUpperCase()}${how.slice(1)}.` : `${where}.`
}

/** For a link to a help line's own pages. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
