/** What the assistant says in a language besides English. */
export type Translation = {
  /** Where nothing was found: what it can do. */
  unknown: string
  /** The same, before the questions that come nearest. */
  unknownButNear: string
  /** Before an answer that exists in English alone. */
  englishFollows: string
  /** Asked for more, where all has been said. */
  noMore: string
  /** Where something is heard that may be danger, and the question is answered all the same. */
  ifItIsHeavy: string
  /** Before whatever is answered after words of danger; {line} and {call} as in `DangerWords`. */
  helpIsStillThere: string
  /** Beginnings of a message that goes on from the one before; parted by |. */
  continuations: string
  /** What is asked of the rest of the world, so that it is known as such; parted by |. */
  elsewhere: string
  /** By the id of the entry: ways to ask, parted by |, the first of them its title; and the answer. */
  entries: Readonly<Record<string, readonly [asks: string, answer: string]>>
}
