const counts = ['none', 'one', 'two', 'three'] as const
const named = (count: number) => counts[count] ?? String(count)

/** What a match says. A wish has a brief name that stands inside a sentence. */
export const matchTexts = {
  /** What the patient did that made a wish of it. */
  promptAnswers: { brief: 'prompt answers', yours: 'You gave prompt answers a weight' },
  ownWords: { question: 'Your own words', answer: 'What you wrote in your own words' },
  /** What stands in both people's own words; the patient's is never quoted. */
  alsoSays: (topic: string) => `what they write of ${topic}`,
  ownWordsOn: (topic: string) => `In your own words: ${topic}`,
  theirWords: (phrase: string) => `“${phrase}”, in how they work`,
  fullProfile: { brief: 'a full profile', yours: 'You left everything open' },
  answered: (answered: number, threads: number) =>
    `Answered ${answered} of ${threads} people within three days`,
  /** One of many things a therapist lists. */
  oneOf: (label: string, count: number) => `${label} (of the ${count} they list)`,
  /** What an operator checked, and no more than that. */
  trained: {
    verified: (label: string) => `${label}, training verified by the operator`,
    'document-seen': (label: string) => `${label}, training document seen by the operator`,
  },
  licenceIn: (countries: string) => `a licence in ${countries}`,
  specialtyIn: (topics: string) => `a specialty in ${topics}`,
  within: (km: number, place: string) => `meeting within ${km} km of ${place}`,
  meetingIn: (country: string) => `meeting in ${country}`,
  limits: 'taking someone in your situation',
  budget: (most: number, currency: string) => ({
    brief: `a fee up to ${most} ${currency}`,
    yours: `At most ${most} ${currency} a session`,
  }),
  paidBy: (payer: string) => `Paid by ${payer}`,
  payer: (payer: string) => ({ brief: `payment by ${payer}`, yours: payer }),
  counterfactual: (wishes: string, percentage: number) =>
    `Without your wish for ${wishes}, this would be ${percentage}%.`,
  /** How a need is called that nobody had to insist on. */
  needs: {
    language: 'The language',
    format: 'How we meet',
    clients: 'Who takes part',
    licence: 'A licence in my country',
    distance: 'The distance',
    limits: 'Who they take',
  },
  more: (count: number, except: string) => `${count} more without ${except}`,
  /** Of so few wishes a percentage says little. */
  fits: (met: number, wishes: number): string => {
    if (wishes === 0) return 'You asked for nothing in particular, so this says nothing about fit.'
    if (met === 0)
      return wishes === 1 ? 'Does not fit what you asked for.' : 'Fits nothing you asked for.'
    if (met < wishes) return `Fits ${named(met)} of the ${named(wishes)} things you asked for.`
    if (wishes === 1) return 'Fits the one thing you asked for.'
    return `Fits ${wishes === 2 ? 'both' : `all ${named(wishes)}`} things you asked for.`
  },
}
