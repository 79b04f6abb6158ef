/** 'a', 'a and b', 'a, b and c'. */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** A label as it stands inside a sentence. */
export const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)
