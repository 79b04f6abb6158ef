/** What stands in a prompt where something of the person's was. */
export const blanks = {
  name: '[name]',
  email: '[email]',
  phone: '[number]',
  address: '[link]',
} as const

const email = /[^\s@<>()[\]]+@[^\s@<>()[\]]+/gu
const address =
  /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?:\/\S*)?/giu
/** Six digits and more, however they are grouped: numbers to call, of cards, of accounts. */
const digits = /\+?\(?\d(?:[\s()./-]{0,2}\d){5,}/g
const titled =
  /\b(?:dr|mr|mrs|ms|mx|miss|prof|professor|doctor|sir)\.?\s+\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*)?/giu
const introduced =
  /\b(my name is|my name’s|my name's|i am called|call me)\s+[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]*)?/giu

/**
 * Takes names, e-mail addresses, numbers and links out of a text. `names` are those known to belong
 * to the person and the people they deal with; a name nobody told the product of may remain.
 */
export function createScrubber(names: readonly string[]): (text: string) => string {
  const known = namesPattern(names)
  return (text) => {
    const plain = text
      .normalize('NFKC')
      .replace(email, blanks.email)
      .replace(address, blanks.address)
      .replace(digits, blanks.phone)
      .replace(introduced, (_, said: string) => `${said} ${blanks.name}`)
      .replace(titled, (found) => (/\s\p{Lu}/u.test(found) ? blanks.name : found))
    return known ? plain.replace(known, blanks.name) : plain
  }
}

/** Each name as a whole and each of its words, longest first; initials alone would hit any text. */
function namesPattern(names: readonly string[]): RegExp | null {
  const words = names
    .map((name) => name.normalize('NFKC').trim())
    .flatMap((name) => [name, ...name.split(/[\s,.]+/)])
    .filter((word) => word.length > 1)
  if (words.length === 0) return null
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
