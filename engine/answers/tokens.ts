import { contractions, fillerWords, sameMeaning } from './words.ts'

/** The words of a text as stems, synonyms brought together; order and repetition are kept. */
export function tokensOf(text: string): string[] {
  return expanded(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => meaning(stem(word)))
    .filter((token) => token !== '')
}

function expanded(text: string): string {
  let plain = text.toLowerCase().normalize('NFKC').replace(/[’‘`]/g, "'")
  for (const [short, long] of contractions) plain = plain.replace(short, long)
  return plain
}

/** A light stemmer after Porter's first step (1980): plurals, -ed, -ing, -ly. */
function stem(word: string): string {
  if (word.length < 4) return word
  let short = word.replace(/ies$/, 'y').replace(/(ss|sh|ch|x)es$/, '$1')
  if (/[^su]s$/.test(short)) short = short.slice(0, -1)
  const bare = short.replace(/(ing|ed|ly)$/, '')
  if (bare.length < 3 || !/[aeiouy]/.test(bare)) return short.replace(/e$/, '')
  return bare.replace(/([bdfgmnprt])\1$/, '$1').replace(/[ey]$/, '')
}

const meaning = (word: string) => synonyms.get(word) ?? word

const synonyms: ReadonlyMap<string, string> = new Map(
  sameMeaning.flatMap((line) => {
    const [first, ...others] = line.split(' ').map(stem)
    return others.map((word) => [word, first!] as const)
  }),
)

/** As they come out of `tokensOf`. */
export const fillers: ReadonlySet<string> = new Set(tokensOf(fillerWords))
