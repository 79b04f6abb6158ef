import { brand } from '@attune/contract/brand.ts'
import { looked, verified } from './lexicon/checking.ts'
import { compile, unspaced } from './lexicon/compile.ts'
import { glanceOf, skeletonOf } from './lexicon/look-alikes.ts'
import { fillers, professions, roleWords, serviceWords, singledOut } from './lexicon/roles.ts'
import { reservedInside, reservedNames, reservedUserNames } from './reserved-words.ts'

export type Field = 'name' | 'username' | 'handle'

const is = { service: 1, role: 2, filler: 4, checked: 8, profession: 16, singledOut: 32 } as const
const lexicon = compile([
  [is.service, serviceWords],
  [is.role, roleWords],
  [is.filler, fillers],
  [is.profession, professions],
  [is.singledOut, singledOut],
  [is.checked, [...verified, ...looked]],
])

const inside = new Set(reservedInside.flatMap((word) => [word, skeletonOf(word)]))
/** Read from the other end too. */
const backwards = [brand, 'support', 'moderator', 'verified', 'official'].map((word) =>
  skeletonOf([...word.toLowerCase()].reverse().join('')),
)
const wholly = {
  name: new Set(reservedNames.map(skeletonOf)),
  username: new Set([...reservedNames, ...reservedUserNames].map(skeletonOf)),
  handle: new Set([...reservedNames, ...reservedUserNames].map(skeletonOf)),
}
/** So many parts of a word torn apart are put together again. */
const mostParts = 4

export const partsOf = (name: string) =>
  name.split(/[^\p{L}\p{M}\p{Nd}\u200c\u200d]+/u).filter(Boolean)

/** Whether a name stands for those who run the site or for having been checked; or for a role, with nobody in it. */
export function reservedAs(name: string, field: Field): 'reserved' | 'role' | undefined {
  const parts = partsOf(glanceOf(name)).map(skeletonOf)
  // Signs that stand for letters, as in "@dmin", are looked through before words are told apart.
  const shapes = [...parts, ...name.split(/[\s._\-‐‑–]+/u).map(skeletonOf)].filter(Boolean)
  if (shapes.some((shape) => isOfService(shape) || holdsReserved(shape))) return 'reserved'
  if (wholly[field].has(parts.join('')) || tornApart(parts)) return 'reserved'
  // A user name of one word is not read as a person's: "guide" may be somebody's.
  if (field === 'username' && parts.length === 1) return undefined
  return isNobody(parts) ? 'role' : undefined
}

const holdsReserved = (shape: string) =>
  [...inside].some((word) => shape.includes(word)) || backwards.some((word) => shape.includes(word))

function isOfService(shape: string): boolean {
  if (unspaced.test(shape))
    return [...foundIn(shape)].some(
      ({ kinds, length }) => kinds & is.service || (kinds & is.checked && length >= 3),
    )
  const kinds = lexicon.kindsOf(shape)
  return (kinds & is.service) !== 0 || ((kinds & is.checked) !== 0 && isPlainClaim(shape))
}

/** Long enough, and of scripts in which nobody is called so: in others names are words. */
const isPlainClaim = (shape: string) =>
  /^[\p{Script=Latin}\p{Nd}]{7,}$|^[\p{Script=Cyrillic}\p{Script=Latin}\p{Script=Greek}]{8,}$/u.test(
    shape,
  )

function* foundIn(run: string) {
  for (let at = 0; at < run.length; ) {
    const { kinds, length } = lexicon.longestAt(run, at)
    yield { kinds, length: length || 1 }
    at += length || 1
  }
}

/** "Care Team", "Your Therapist": nothing but roles, and words that make nobody of them. */
function isNobody(parts: readonly string[]): boolean {
  const kinds = parts.flatMap((part) =>
    unspaced.test(part)
      ? Array.from(foundIn(part), (one) => one.kinds)
      : [/^\d+$/.test(part) ? is.filler : lexicon.kindsOf(part)],
  )
  const has = (one: number) => kinds.some((kind) => kind & one)
  if (kinds.length === 0 || kinds.includes(0)) return false
  return has(is.role | is.checked) || (has(is.profession) && has(is.singledOut))
}

/** "Sup port" and "A t t u n e": neighbouring parts that make a reserved word, letter by letter too. */
function tornApart(parts: readonly string[]): boolean {
  for (let from = 0; from < parts.length; from++)
    for (let to = from + 2; to <= Math.min(parts.length, from + mostParts); to++) {
      const shape = parts.slice(from, to).join('')
      if (inside.has(shape) || backwards.includes(shape) || isOfService(shape)) return true
    }
  const letters = parts.filter((part) => part.length <= 2).join('')
  return letters.length >= 5 && holdsReserved(letters)
}

/** An address of the net, of mail or of a telephone: nobody is called so. */
export const isAddress = (name: string) =>
  /:\/\/|www\.|\S@\S|#\s*1\b|№/iu.test(name) ||
  telephone.test(name) ||
  name.split(/\s+/u).some((word) => domain.test(word))

/** Digits in three groups or after a plus, with no letter at either end: "30-12-ab" is no number to call. */
const telephone =
  /(?<![\p{L}\p{Nd}]-*)(?:\+\d[\d\s().-]{4}|\d{2,}(?:[\s().-]+\d{2,}){2,}(?!-*[\p{L}\p{Nd}]))/u

const domain =
  /^(?!(?:dr|prof|dipl|mag|lic|ing|st|mr|mrs|ms|med|phil)\.)[\p{L}\p{Nd}-]{2,}(?:\.[\p{L}\p{Nd}-]+)*\.(?:com|net|org|info|biz|io|app|dev|online|site|example|xyz|shop|club|live|help|care|health|me|co|eu|de|uk|us|ch|at|fr|es|it|nl|pl|cz|ru|ua|cn|jp|kr|in|br|tr)$/iu
