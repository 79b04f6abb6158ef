/** What the player says around an activity that has no exercise of its own. */
export const playerTexts = {
  safety: 'Stop at any time, and leave out what does not do you good.',
  afterPrompt: 'What is different now, however little?',
  step: (at: number, of: number) => `${at} of ${of}`,
}
