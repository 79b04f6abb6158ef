import data from './crisis-lines.json' with { type: 'json' }

export type CrisisLine = {
  /** ISO 3166 alpha-2 */
  country: string
  countryName: string
  name: string
  kind: string
  phone: string | null
  text: string | null
  chat: string | null
  url: string | null
  hours: string | null
  audience: string
  languages: string[]
  emergency: string | null
  primary: boolean
}

/** Checked lines only; of each country its main line first. */
export const lines: readonly CrisisLine[] = data

export const countries = [...new Map(lines.map((line) => [line.country, line.countryName]))]

export const linesOf = (country: string) => lines.filter((line) => line.country === country)

/** The region of the browser's language, where it names one we know; '' otherwise. */
export function likelyCountry(language: string): string {
  try {
    const { region } = new Intl.Locale(language)
    return countries.some(([code]) => code === region) ? (region ?? '') : ''
  } catch {
    return ''
  }
}

/** `phone` as a link dials it. */
export const dial = (phone: string) => `tel:${phone.replace(/[^\d+*#]/g, '')}`

/** 'Text HOME to 741741' as a link: the number it goes to and the words, where it names any. */
export function textLink(text: string): string | null {
  const [, word, number] = text.match(/^(?:Text|SMS)\s+(?:([A-Z]+) to )?([\d ]{3,})/) ?? []
  if (!number) return null
  return `sms:${number.replaceAll(' ', '')}${word ? `?&body=${word}` : ''}`
}
