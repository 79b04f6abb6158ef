/**
 * Letters and digits that look like a Latin letter, of those that people write: an excerpt of the
 * confusables of Unicode (UTS 39) for Cyrillic, Greek, Armenian, Cherokee, small capitals, digits and signs.
 */
const alike: Groups = {
  a: 'аɑαᴀ',
  b: 'Ьƅвʙ',
  c: 'сϲⅽᴄ',
  d: 'ԁժɗᴅđ',
  e: 'еєҽεᴇ',
  f: 'ғϝƒꜰ',
  g: 'ɡցԍɢ',
  h: 'һհнηʜħ',
  i: 'іıɩιΊɪ',
  j: 'јյᴊ',
  l: 'ӏ1|ǀӀⅼاʟłɭǃ',
  k: 'кκҡᴋ',
  m: 'мϻᴍ',
  n: 'ոռпηɴ',
  o: 'оοσօ0ѳծ๐ᴏø',
  p: 'рρթᴘ',
  q: 'ԛգ',
  r: 'гɾгʀ',
  s: 'ѕꜱ',
  t: 'тτᴛŧ',
  u: 'υսцᴜ',
  v: 'νѵᴠ',
  w: 'ԝաѡω',
  x: 'хχ',
  y: 'уүγყʏ',
  z: 'ᴢʐ',
}

/** Read for a letter where somebody hides a word; nobody takes "eva3" for "evae". */
const standing: Groups = { a: '4@', b: '6', e: '3', g: '9', l: '!ij', s: '5$', t: '7', z: '2' }

/** Of other scripts among themselves: Arabic letters of two keyboards, Katakana and Han. */
const elsewhere: Groups = {
  ي: 'یى',
  ك: 'ک',
  ニ: '二',
  カ: '力',
  ロ: '口',
  エ: '工',
  タ: '夕',
  ハ: '八',
}

type Groups = Readonly<Record<string, string>>

const lettersOf = (groups: Groups) =>
  new Map(
    Object.entries(groups).flatMap(([letter, others]) =>
      [...others.toLowerCase()].map((sign) => [sign, letter] as const),
    ),
  )

const alikeLetters = lettersOf(alike)
const standingLetters = lettersOf(standing)
const elsewhereLetters = lettersOf(elsewhere)

/** Whether a word of Cyrillic or Greek cannot be told from a Latin one, as it is written. */
export const looksLatin = (word: string) =>
  /^[асеорхуѕіјԁԛԝһӏοναϲАВЕКМНОРСТХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u.test(word)

/** The first letter of each row of letters that are drawn in a circle or a square, A to Z. */
const enclosed = [0x1f130, 0x1f150, 0x1f170] as const

/** One sign for a whole word, which would make a text many times longer. */
const crammed = /[\u3300-\u33ff\ufdf0-\ufdff]/g

/**
 * The one form of a text before anything is looked for in it: wide, raised, circled and boxed letters
 * are plain, flags that spell are letters. Never shown or stored.
 */
export const glanceOf = (text: string): string =>
  text
    .replace(crammed, ' ')
    .replace(/[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, plainLetter)
    .replace(/[\u{1f1e6}-\u{1f1ff}]{3,}/gu, (flags) =>
      Array.from(flags, (flag) => letterAt((flag.codePointAt(0) ?? 0) - 0x1f1e6)).join(''),
    )
    .normalize('NFKC')

const letterAt = (place: number) => String.fromCodePoint(97 + place)

function plainLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = enclosed.findLast((start) => start <= code) ?? code
  return letterAt(code - first)
}

/** Marks that hang on letters of Latin, Cyrillic, Greek, Arabic and Hebrew; elsewhere they are vowels. */
const marks =
  /[\p{Script=Inherited}\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u0483-\u0489]/gu

/** The same with accents gone, and capitals as they were. */
export const bareOf = (text: string): string =>
  glanceOf(text).normalize('NFKD').replace(marks, '').normalize('NFC')

/** Letters that look alike as one letter, and what stands for one, of a text that is bare. */
export function alikeOf(bare: string): string {
  let shape = ''
  for (const sign of bare.toLowerCase()) {
    const letter = alikeLetters.get(sign) ?? sign
    shape += standingLetters.get(letter) ?? letter
  }
  return withoutPairs(shape)
}

const withoutPairs = (shape: string) => shape.replaceAll('rn', 'm').replaceAll('vv', 'w')

/** What a text looks like at a glance: accents gone, look-alikes one letter. Never shown or stored. */
export const skeletonOf = (text: string): string => alikeOf(bareOf(text))

/** Words as they look at a glance, of a line of them. */
export const shapesOf = (line: string): Set<string> => new Set(line.split(' ').map(skeletonOf))

/** Capitals of Greek and Cyrillic that look otherwise than their small letters. */
const lookOfCapital = new Map(
  Object.entries({ b: 'ΒВ', h: 'ΗН', n: 'Ν', y: 'ΥУ', z: 'Ζ' }).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
)

/** No letter, no digit, and no stroke that passes for an l. */
const between = /[^\p{L}\p{M}\p{Nd}!|/\\[\]¡]+|[\u02b0-\u02ff]+/gu
const stroke = /[i!/\\[\]¡]/u
const digit = /\p{Nd}/u

/**
 * The same for all user names that a reader takes for one another ("dr.hill", "DR_HILL", "drhiIl"),
 * and for few that they tell apart: "leo1" and "leo7", "jana" and "lana" are two. An i is an l, since
 * the capital I is both. Signs between are left out; between digits one stands for all.
 */
export function lookOf(username: string): string {
  const bare = bareOf(username).replace(between, (run, at: number, whole: string) =>
    digit.test(whole[at - 1] ?? '') && digit.test(whole[at + run.length] ?? '') ? '-' : '',
  )
  let look = ''
  for (const sign of bare) {
    const small = lookOfCapital.get(sign) ?? sign.toLowerCase()
    const letter = alikeLetters.get(small) ?? elsewhereLetters.get(small) ?? small
    look += stroke.test(letter) ? 'l' : letter
  }
  return withoutPairs(look)
}
