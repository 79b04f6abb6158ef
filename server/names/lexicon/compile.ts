import { skeletonOf } from './look-alikes.ts'

/** Written without spaces, or with endings glued on: a word is looked for anywhere inside. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Endings are many, so that each word is a beginning. */
const inflected =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Oriya}\p{Script=Ethiopic}]/u
/** Little words of Arabic and Hebrew are written onto the next one. */
const gluing = /^(?:[وفبلک]?ال|[وفبلك]|[ושהבלמכ]{1,2})(?=.{3})/u

const semitic = /^[\u0590-\u06ff]/

export type Lists = readonly (readonly [kind: number, lines: readonly string[]])[]
export type Lexicon = {
  /** What a word is, as bits, from its shape alone. */
  kindsOf: (shape: string) => number
  /** Whether a word starts so: where a look along a text may stop. */
  begins: (shape: string) => boolean
  /** The longest word from here on. */
  longestAt: (run: string, at: number) => { kinds: number; length: number }
}

const noWord = { kinds: 0, length: 0 }

/** `verif-` is a beginning, `checked` a whole word, `hỗ_trợ` one word of two. */
export function compile(lists: Lists): Lexicon {
  const whole = new Map<string, number>()
  const stems = new Map<string, number>()
  const starts = new Set<string>()
  for (const [kind, lines] of lists)
    for (const entry of lines.flatMap((line) => line.split(' '))) {
      const shape = skeletonOf(entry.replace(/[-_]/g, ''))
      const into = entry.endsWith('-') || inflected.test(entry) ? stems : whole
      // "Betreiber" and "Betreibern": an "rn" looks like an "m".
      const forms =
        into === stems && shape.endsWith('r') ? [shape, `${shape.slice(0, -1)}m`] : [shape]
      for (const form of forms) {
        into.set(form, (into.get(form) ?? 0) | kind)
        for (let length = 1; length <= form.length; length++) starts.add(form.slice(0, length))
      }
    }

  function plainKindsOf(shape: string): number {
    let kinds = whole.get(shape) ?? 0
    for (let length = 1; length <= shape.length; length++) {
      const start = shape.slice(0, length)
      if (!starts.has(start)) break
      kinds |= stems.get(start) ?? 0
    }
    return kinds
  }

  return {
    begins: (shape) => starts.has(shape),
    kindsOf(shape) {
      if (!semitic.test(shape)) return plainKindsOf(shape)
      const glued = gluing.exec(shape)
      return plainKindsOf(shape) | (glued ? plainKindsOf(shape.slice(glued[0].length)) : 0)
    },
    longestAt(run, at) {
      const best = { ...noWord }
      for (let length = 1; at + length <= run.length; length++) {
        const part = run.slice(at, at + length)
        if (!starts.has(part)) break
        const kinds = (whole.get(part) ?? 0) | (stems.get(part) ?? 0)
        if (!kinds) continue
        best.kinds = kinds
        best.length = length
      }
      return best
    },
  }
}
