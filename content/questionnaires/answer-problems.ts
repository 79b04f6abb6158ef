/** Why an answer cannot be stored, to the person who sent it. */
export const answerProblems = {
  oneOnly: 'Please choose one answer.',
  unknown: 'Please choose from the answers of this question.',
  twice: 'Please choose each answer once.',
  tooLong: (words: number) => `Please use at most ${words} words.`,
}
