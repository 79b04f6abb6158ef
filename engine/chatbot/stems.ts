import { wordForms } from '@attune/content/chatbot/word-forms.ts'
import { withFewMarks } from '../language/few-marks.ts'

/** The words of a text as stems, in their order. */
export function wordsOf(text: string): string[] {
  return spelledOut(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)
}

/** Spelling brought together before a text is cut into words. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(can'?t|cannot)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should)n'?t\b/g, '$1 not'],
  [/\b(i|you|they|we)'?(m|ve|re|ll)\b/g, '$1'],
  [/\bid (like|want|love|need|rather)\b/g, 'i $1'],
  [
    /\b(what|who|where|how|when|it|that|there|he|she|here)'s\b|\b(what|who|where|how|that)s\b/g,
    '$1$2 is',
  ],
  [/'s\b/g, ''],
  [/\b(gonna)\b/g, 'going to'],
  [/\b(wanna)\b/g, 'want to'],
  [/\b(gotta)\b/g, 'have to'],
  [/\b(pls|plz)\b/g, 'please'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(cuz|coz|bc)\b/g, 'because'],
  [/\b5[ -]?4[ -]?3[ -]?2[ -]?1\b/g, 'grounding 54321'],
  [/\b4[ -]?7[ -]?8\b/g, 'breathing 478'],
  [/\be-mail(s?)\b/g, 'email$1'],
  [/\b(girl|boy) friend\b/g, '$1friend'],
  [/\b(log|sign)(ged|ging|ing|ed)?[ -]?out\b/g, 'signout'],
  [/\b(log|sign)(ged|ging|ing|ed)?[ -]?in(to)?\b/g, 'signin'],
  [/\bsign(ing|ed)?[ -]?up\b/g, 'signup'],
  [/\bburn(t|ed|ing)?[ -]?out\b|\bburnout\b/g, 'burnout'],
  [/\bin[ -]person\b/g, 'inperson'],
  [/%/g, ' percent '],
]

const firstForm: ReadonlyMap<string, string> = new Map(
  wordForms.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((word) => [word, first] as const)
  }),
)

function spelledOut(text: string): string {
  let plain = withFewMarks(text)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
  plain = plain.replace(/(\p{L})\1{2,}/gu, '$1$1')
  for (const [short, long] of spellings) plain = plain.replace(short, long)
  return plain
}

/** After Porter's first step (1980), with a few endings more; two forms of one word meet. */
function stem(word: string): string {
  const known = firstForm.get(word)
  if (known) return known
  if (word.length < 4) return word
  let short = word.replace(/ies$/, 'y').replace(/(ss|sh|ch|x)es$/, '$1')
  if (/[^su]s$/.test(short)) short = short.slice(0, -1)
  const regular = firstForm.get(short)
  if (regular) return regular
  const bare = short.replace(/(ing|ed|ly|ment|ness)$/, '')
  if (bare.length < 3 || !/[aeiouy]/.test(bare)) return short.replace(/e$/, '')
  return bare.replace(/([bdfgmnprt])\1$/, '$1').replace(/(?<=..)[ey]$/, '')
}
