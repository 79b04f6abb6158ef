/** What a match says. A wish has a brief name that stands inside a sentence. */
export const matchTexts = {
  /** What the patient did that made a wish of it. */
  promptAnswers: { brief: 'prompt answers', yours: 'You gave prompt answers a weight' },
  fullProfile: { brief: 'a full profile', yours: 'You left everything open' },
  answered: (answered: number, threads: number) =>
    `Answered ${answered} of ${threads} people within three days`,
  licenceIn: (countries: string) => `a licence in ${countries}`,
  specialtyIn: (topics: string) => `a specialty in ${topics}`,
  counterfactual: (wishes: string, percentage: number) =>
    `With ${wishes} not needed, this would be ${percentage} %.`,
}
