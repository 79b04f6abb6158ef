/** `letters` as the fewest words that make it up; undefined where none do. No word is longer than 16. */
export function fewestWords(letters: string, known: ReadonlySet<string>): string[] | undefined {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end++)
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      const before = best[start]
      if (!before || !known.has(letters.slice(start, end))) continue
      if (!best[end] || before.length + 1 < best[end]!.length)
        best[end] = [...before, letters.slice(start, end)]
    }
  return best[letters.length]
}

const longestWord = 16
