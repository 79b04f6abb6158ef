import type { Module } from './module.ts'

/** What advice says besides its modules, in the order it is read. A paragraph is a list of sentences. */
export const openingTexts = {
  greeting: (firstName: string) => `Hello ${firstName}.`,
  madeBy: (date: string, sources: string) =>
    `This was made by software on ${date}, from ${sources}.`,
  notReviewed: 'No professional has reviewed it, so take what fits and leave the rest.',
  sources: {
    answers: 'your answers to the questions',
    moods: 'the moods you picked this week',
    entries: 'your journal entries of the last seven days',
    none: 'a library of things that help many people',
  },
}

export const recapTexts = {
  topics: (topics: string) => `What came up most in your answers: ${topics}.`,
  feelings: (feelings: string) => `Among the feelings, you ticked ${feelings}.`,
  entries: (count: number) =>
    `You wrote ${count === 1 ? 'one entry' : `${count} entries`} in the last seven days.`,
  entryTopics: (count: number, topics: string) =>
    `To software, ${count === 1 ? 'it seems' : 'they seem'} to touch on ${topics}; it may be wrong.`,
  noEntryTopics: 'Software could not tell a theme from that.',
  moods: (moods: string) => `In the last seven days you picked ${moods}.`,
  mood: (mood: string, times: number) => `‘${mood}’ ${timesInWords[times] ?? `${times} times`}`,
  unanswered: 'You have not answered the questions yet, so much of this is for anyone.',
  noTopic: 'Your answers do not point at one thing, so much of this is for anyone.',
}

const timesInWords: readonly string[] = ['never', 'once', 'twice']

export const strengthTexts = {
  helpedBefore: (title: string) => `“${title}” helped you before, so keep that in reach.`,
  hopeful: 'You also ticked “Hopeful”: there is something to build on.',
  calm: 'You also ticked “Calm”: you know what that is like.',
  therapyHelped: 'Therapy has helped you before, so you know that way.',
  lighterMoments: 'There were lighter moments this week, too.',
  hopes: (hopes: string) => `You hope ${hopes}.`,
}

/** What comes before the things to try. Honest about what small steps can do. */
export const introductionTexts = {
  count: (count: number) =>
    count === 1 ? 'one thing' : `${numbers[count] ?? String(count)} things`,
  urgent: (things: string) => [
    `Below are ${things} that helped others in such a time.`,
    'None of them replaces a person at your side.',
  ],
  tired: (things: string) => [
    'You are carrying a lot, so this is short.',
    `Here are ${things} you could try. One is plenty.`,
  ],
  usual: (things: string) => [
    `Here are ${things} you could try.`,
    'None of them mends everything, and one is enough to begin with.',
  ],
}

const numbers: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five']

export const moduleTexts = {
  sameTopic: (topic: string) => `This, too, is for ${topic}.`,
  becauseTicked: (feeling: string) => `Because you ticked “${feeling}”.`,
  becausePicked: (mood: string) => `Because you picked ‘${mood}’ this week.`,
  caution: (caution: string) => `Take care: ${caution}`,
  source: (source: string) => `Source: ${source}`,
}

/** Said before anything to try, each where the person ticked it. */
export const safetyTexts = {
  heading: 'First of all',
  notWantingToLive: [
    'You said that some of your thoughts are about hurting yourself or not wanting to live.',
    'Thank you for saying it.',
    'You deserve a person at your side with this, and you can reach one now: the page Help lists free lines of your country.',
    'If you are in danger right now, call your emergency number.',
  ],
  unsafeWithSomeone: [
    'You said that someone close hurts you or controls you.',
    'That is not your fault, and you deserve to be safe.',
    'The page Help lists lines that know about this. In danger, call your emergency number.',
  ],
  unusualExperiences: [
    'You said that you hear or see things others do not.',
    'Many people do at some time in their lives.',
    'Please tell a doctor about it this week: help that comes early works best.',
  ],
}

export const weekPlanTexts = {
  heading: 'How this could fit into your week',
  once: (titles: string) => `Once this week: ${titles}.`,
  daily: (titles: string) => `A little on most days: ${titles}.`,
  need: (titles: string) => `For the moment when it gets hard: ${titles}.`,
  begin: 'Begin with one. Add the next only when the first has become easy.',
}

export const moreHelpTexts = {
  heading: 'When to look for more help',
  noReplacement: 'Small steps help many people, and they are no replacement for care.',
  now: 'You do not have to wait for it to get worse: now is a good time to ask.',
  introduction: 'Talk to a therapist or a doctor when one of these is true:',
  signs: [
    'It has lasted more than two weeks, or it keeps coming back.',
    'It gets in the way of sleep, work or the people you care about.',
    'You feel hopeless, or think of hurting yourself. Then use Help today.',
  ],
}

/** The last section; it also stands alone on the dashboard. `first`: the title of the first module. */
export const conclusionTexts = {
  urgent: (first: string) => [
    'The most important step is a person: tell someone today how you are.',
    'The page Help shows whom you can reach.',
    `After that, “${first}” is a good next step.`,
  ],
  chooseOne: (first: string) => `Choose one thing, not all: “${first}” is a good place to begin.`,
  begin: {
    once: 'Give it a day and an hour now.',
    daily: 'Try it for a week, and see what changes.',
    need: 'Read it again tonight, so that it is there when you need it.',
  } satisfies Record<Module['rhythm'], string>,
  strong:
    'Please let a person help you with this, too. The page Help shows whom you can reach today.',
  usual: 'If it does not get lighter in two weeks, talk it over with a therapist.',
  madeBy: 'This was put together by software, and you know yourself best.',
}
