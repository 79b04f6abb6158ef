/** Why something was chosen. */
export const reasonSentences = {
  helped: 'Because you said it helped before.',
  mood: (mood: string) => `Because you chose ‘${mood}’ today.`,
  sounded: (mood: string) => `Because what you wrote lately sounded ${mood}.`,
  anyone: 'Because it is of use to most people.',
  concern: (topic: string, where: keyof typeof places) =>
    `Because ${topic} came up in ${places[where]}.`,
  unnamedConcern: (where: keyof typeof places) =>
    `Because of something you shared in ${places[where]}.`,
}

const places = { answers: 'your answers', entries: 'what you wrote lately' }
