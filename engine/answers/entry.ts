/** One thing the assistant knows: how people ask for it, and what it says. Plain text. */
export type Entry = {
  id: string
  /** Said in different words each; what is asked is held against every one of them. */
  phrasings: readonly string[]
  /** Further words that people use around it, in no order. */
  words?: string
  answer: string
}
