/** Years of school needed to read an English text (Kincaid and others, 1975); syllables are estimated. */
export function gradeLevel(text: string): number {
  const sentences = text.split(/[.?:]+\s/).filter((one) => /[a-z]/i.test(one)).length
  const words = text.match(/[a-z’']+/gi) ?? []
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const bare = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
