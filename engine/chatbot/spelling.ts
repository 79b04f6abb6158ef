const shortestMisspelt = 5

/** Takes an unknown word that is one letter away from a known one for it. */
export function createSpelling(words: readonly string[]): (word: string) => string {
  const known = new Set(words)
  const byFirst = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < shortestMisspelt - 1 || /\d/.test(word)) continue
    const first = word.charAt(0)
    const others = byFirst.get(first)
    if (others) others.push(word)
    else byFirst.set(first, [word])
  }
  return (word) => {
    if (known.has(word) || word.length < shortestMisspelt || /\d/.test(word)) return word
    const near = (byFirst.get(word.charAt(0)) ?? []).filter((one) => isOneLetterOff(word, one))
    // In a short word one letter is a third of its meaning: its second letter has to agree too.
    return near.find((one) => word.length > shortestMisspelt || one[1] === word[1]) ?? word
  }
}

/** One letter more, less, other, or two swapped (Damerau 1964). */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const rest = (text: string, skip: number) => text.slice(from + skip)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  )
}
