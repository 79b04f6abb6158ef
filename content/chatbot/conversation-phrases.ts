/** What a message may begin with before it says what it is about. */
export const greetings: readonly string[] = [
  'hello',
  'hi',
  'hey',
  'good morning',
  'good afternoon',
  'good evening',
]

/** What may follow a greeting. */
export const addressees: readonly string[] = ['there', 'attune']

/** A message that begins so goes on from the one before. */
export const continuations: readonly string[] = [
  'and',
  'but',
  'so',
  'ok',
  'okay',
  'then',
  'what about',
  'how about',
  'why',
]

/** A short message with one of these speaks of what was said before. */
export const backReferences: readonly string[] = [
  'it',
  'that',
  'this',
  'they',
  'them',
  'there',
  'one',
]

/** Asks for more of what was just said. */
export const moreRequests: readonly string[] = [
  'tell me more',
  'go on',
  'more',
  'more please',
  'what else',
  'and then',
  'then what',
  'what comes next',
  'anything else',
  'why',
  'why is that',
  'why not',
  'how',
  'how so',
  'really',
  'explain',
  'explain that',
]

/** Takes up the first of the questions that were offered. */
export const acceptances: readonly string[] = [
  'yes',
  'yeah',
  'yep',
  'yup',
  'sure',
  'exactly',
  'right',
  'that',
  'that one',
  'the first',
  'the first one',
]

/** Takes up the second. */
export const secondChoices: readonly string[] = ['second', 'other', 'last']

/** Before “therapists” or “patients”: asks the same again for that side. */
export const sideTurns: readonly string[] = [
  'for',
  'and for',
  'and as a',
  'as a',
  'but for',
  'what about',
  'and what about',
  'how about',
  'and',
  'what if i am a',
]
