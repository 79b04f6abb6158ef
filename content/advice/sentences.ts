/**
 * What advice says besides its modules. Each entry is a list of ways to say one thing: advice takes
 * one that the advice before it did not use, so each list holds at least two, none like another.
 */
export type Ways = readonly [string, string, ...string[]]

export const openingTexts = {
  greeting: (firstName: string) => `Hello ${firstName}.`,
  ticked: (things: string): Ways => [
    `You ticked ${things}.`,
    `From your answers, this weighs on you: ${things}.`,
    `Your answers name ${things}.`,
    `What you ticked first: ${things}.`,
  ],
  felt: (feelings: string): Ways => [
    `Lately you felt ${feelings}.`,
    `Of the feelings, you ticked ${feelings}.`,
    `In the last two weeks you felt ${feelings}.`,
  ],
  unanswered: [
    'You have not answered the questions yet, so this is one thing that helps many people.',
    'Without your answers to the questions, this can only be something that helps many.',
    'The questions are still open, so here is one thing of use to most people.',
  ] satisfies Ways,
  open: [
    'Your answers do not point at one thing, so this is one thing of use to most people.',
    'Nothing in your answers stands out, so here is one thing that helps many.',
    'Your answers leave it open what weighs most; this helps many people.',
  ] satisfies Ways,
}

/** How the step of an earlier day went. `when` is 'yesterday' or 'last time'. */
export const followUpTexts = {
  ask: (title: string, when: string): Ways => [
    `The step from ${when} was “${title}”. Did it help? You can say so below.`,
    `If you tried “${title}” ${when}, say below whether it helped.`,
    `Did “${title}” from ${when} help? One tap below, and the next step goes by it.`,
  ],
  helped: (title: string): Ways => [
    `You said “${title}” helped. Keep it; this can stand beside it.`,
    `“${title}” helped, as you said, so it stays worth doing.`,
    `Since “${title}” helped you, keep it in reach.`,
  ],
  didNotHelp: (title: string): Ways => [
    `“${title}” did not help, so this goes another way.`,
    `You said “${title}” did not help. Here is something else.`,
    `As “${title}” was not right for you, it is left out.`,
  ],
}

export const stepTexts = {
  heading: (when: string, title: string) => `For ${when}: ${title}`,
  purpose: (topic: string): Ways => [
    `It is for ${topic}.`,
    `This one is for ${topic}.`,
    `Meant for ${topic}.`,
    `Something for ${topic}.`,
  ],
  purposeWritten: (topic: string): Ways => [
    `It is for ${topic}, which software read in what you wrote lately; it may be wrong.`,
    `Software read ${topic} in what you wrote lately, and may be wrong. This is for that.`,
    `What you wrote lately seems to touch on ${topic}; software may be wrong.`,
  ],
  purposeWrittenUnnamed: [
    'It goes with something you wrote lately, as software reads it; it may be wrong.',
    'Software chose it by what you wrote lately, and may be wrong.',
    'What you wrote lately led to it, as far as software can tell.',
  ] satisfies Ways,
  purposeUnnamed: [
    'It is for something you shared in your answers.',
    'This one is for something you ticked.',
    'Something in your answers led to it.',
  ] satisfies Ways,
  ticked: (feeling: string): Ways => [
    `It goes with feeling ${feeling}, which you ticked.`,
    `You ticked ${feeling}; many find this eases it.`,
    `Chosen because you felt ${feeling}.`,
  ],
  picked: (mood: string): Ways => [
    `It goes with ‘${mood}’, the mood you picked this week.`,
    `You picked ‘${mood}’ this week, and this suits it.`,
    `Chosen because you picked ‘${mood}’ this week.`,
  ],
}

export const moreTexts = {
  summary: 'More',
  steps: (title: string) => `Step by step: ${title}`,
  another: {
    once: (title: string) => `Once this week: ${title}`,
    daily: (title: string) => `A little each day: ${title}`,
    need: (title: string) => `For a hard moment: ${title}`,
  },
  caution: (caution: string) => `Take care: ${caution}`,
  source: (source: string) => `Source: ${source}`,
}

/** Everything the person ticked, in their own order. */
export const toldTexts = {
  heading: 'What you told Attune',
  brings: (things: string): Ways => [
    `What brings you: ${things}.`,
    `You came because of ${things}.`,
    `First of all: ${things}.`,
  ],
  life: (things: string): Ways => [
    `Part of it: ${things}.`,
    `Around it: ${things}.`,
    `Also in your life: ${things}.`,
  ],
  feelings: (things: string): Ways => [
    `How it felt: ${things}.`,
    `Feelings you ticked: ${things}.`,
    `Felt in the last two weeks: ${things}.`,
  ],
  thoughts: (things: string): Ways => [
    `Also: ${things}.`,
    `In your mind: ${things}.`,
    `You ticked, too: ${things}.`,
  ],
  sleep: (things: string): Ways => [
    `Your nights: ${things}.`,
    `About sleep, you ticked ${things}.`,
    `At night: ${things}.`,
  ],
  daily: (things: string): Ways => [
    `Harder than usual: ${things}.`,
    `What takes more strength now: ${things}.`,
    `More effort than before: ${things}.`,
  ],
  since: (time: string): Ways => [
    `It has been with you for ${time}.`,
    `With you for ${time} now.`,
    `Since when: ${time}.`,
  ],
  hidden: [
    'Something you ticked is not written out here, in case others read along.',
    'One of your answers is left unnamed, so that nobody reads it over your shoulder.',
    'Not all you ticked is spelt out here; others may be near.',
  ] satisfies Ways,
  entries: (count: string): Ways => [
    `You wrote ${count} in the last seven days.`,
    `In your journal this week: ${count}.`,
    `The last seven days hold ${count} of yours.`,
  ],
  entryTopics: (topics: string): Ways => [
    `To software, what you wrote seems to touch on ${topics}; it may be wrong.`,
    `Software read ${topics} there, and may be mistaken.`,
    `What it may be about, as software reads it: ${topics}.`,
  ],
  moods: (moods: string): Ways => [
    `Moods you picked this week: ${moods}.`,
    `In the last seven days you picked ${moods}.`,
    `This week’s moods: ${moods}.`,
  ],
  mood: (mood: string, times: number) => `‘${mood}’ ${timesInWords[times] ?? `${times} times`}`,
  hopes: (hopes: string): Ways => [
    `You hope ${hopes}.`,
    `What you hope for: ${hopes}.`,
    `Your hope: ${hopes}.`,
  ],
  hopeful: [
    'You also ticked “Hopeful”: there is something to build on.',
    'That you feel hopeful, too, is worth noticing.',
    '“Hopeful” is among your answers as well.',
  ] satisfies Ways,
  calm: [
    'You also ticked “Calm”: you know what that is like.',
    'There is calm in your answers, too.',
    '“Calm” is among the feelings you ticked.',
  ] satisfies Ways,
  therapyHelped: [
    'Therapy helped you before, so you know that way.',
    'You said that an earlier therapy helped.',
    'An earlier therapy did you good.',
  ] satisfies Ways,
  helpedBefore: (title: string): Ways => [
    `“${title}” helped you before; keep it in reach.`,
    `You said that “${title}” helped.`,
    `What helped before: “${title}”.`,
  ],
}

const timesInWords: readonly string[] = ['never', 'once', 'twice']

/** Said before anything to try, each where the person ticked it. */
export const safetyTexts = {
  notWantingToLive: [
    'You ticked thoughts of hurting yourself or not wanting to live. Thank you for saying it. The page Help lists free lines you can reach now.',
    'Some of your thoughts are about hurting yourself or not wanting to live; you said so, and that took courage. Help lists free lines for right now.',
    'You said that you have thoughts of hurting yourself or not wanting to live. You need not be alone with them: Help lists free lines.',
  ] satisfies Ways,
  unsafeWithSomeone: [
    'You ticked that someone close hurts or controls you. That is not your fault; Help lists lines that know about this.',
    'Someone close hurts or controls you, you said. You deserve to be safe, and Help lists lines for this.',
    'It is not your fault that someone close hurts or controls you. On the page Help are people who know this.',
  ] satisfies Ways,
  unusualExperiences: [
    'You ticked that you hear or see things others do not. Please tell a doctor this week: early help works best.',
    'Hearing or seeing things others do not happens to many people. Let a doctor know this week; early help works best.',
    'You said you hear or see things others do not. A doctor should know this week, as early help works best.',
  ] satisfies Ways,
  danger: [
    'In danger right now, call your emergency number.',
    'If you are in danger now, call your emergency number.',
    'Is there danger now? Then call your emergency number.',
  ] satisfies Ways,
}

export const madeByTexts = (date: string, sources: string): Ways => [
  `This was made by software on ${date}, from ${sources}. No professional has reviewed it, so take what fits and leave the rest.`,
  `All of it was made by software on ${date}, out of ${sources}. It has not been reviewed by a professional.`,
  `Everything here was made by software on ${date} and rests on ${sources}. No professional has looked at it; you know yourself best.`,
]

export const sourceTexts = {
  answers: 'your answers to the questions',
  moods: 'the moods you picked this week',
  entries: 'your journal entries of the last seven days',
  none: 'a library of things that help many people',
}
