import { withFewMarks } from './few-marks.ts'

/** Greek, Cyrillic, small-capital and stroked letters that pass for Latin ones. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    'аaеeоoрpсcуyхxіiїiјjѕsкkмmтtнhвbєeαaβbεeηnιiκkμuνvοoρpτtυuχxγyɡgıiԁdɩi',
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzøołlđdħhŧt',
  ].flatMap((pairs) =>
    [...pairs.matchAll(/../gu)].map(([pair]) => [pair.charAt(0), pair.charAt(1)] as const),
  ),
)

/** Letters in white on a dark square or circle, and those that flags are made of. */
const inBoxes: readonly (readonly [first: number, last: number])[] = [
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
]

/** Each sign in lower case, as the Latin letter it looks like; what looks like none stays, what is hidden does not. */
export const asLatin = (word: string): string =>
  [...withFewMarks(word).replace(hidden, '').normalize('NFKC').toLowerCase()]
    .map((sign) => lookAlikes.get(sign) ?? outOfBox(sign) ?? sign)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

function outOfBox(sign: string): string | undefined {
  const code = sign.codePointAt(0)!
  const box = inBoxes.find(([first, last]) => code >= first && code <= last)
  return box && String.fromCodePoint('a'.charCodeAt(0) + code - box[0])
}

const standIns: ReadonlyMap<string, string> = new Map(
  ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '!i', '|l', '€e', '+t'].map(
    (pair) => [pair.charAt(0), pair.charAt(1)] as const,
  ),
)

/** With the letters that digits and signs stand for. */
export const withLetters = (word: string): string =>
  word.replace(/[013457@$!|€+]/g, (sign) => standIns.get(sign)!)

/** Soft hyphens and signs without width, as a class of a regular expression holds them. */
export const hiddenSigns =
  '\\u00ad\\u034f\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufe00-\\ufe0f\\ufeff'
const hidden = new RegExp(`[${hiddenSigns}]`, 'gu')

/** Words as they are read aloud. What keeps two Arabic letters apart stands for a space. */
export const withoutHidden = (text: string): string =>
  text.replace(/(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu, ' ').replace(hidden, '')
