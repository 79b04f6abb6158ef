import type { Ways } from './sentences.ts'

/** Where a person stands with help from a person; advice never speaks past it. */
export type Care = 'none' | 'in-contact' | 'wrote-today' | 'in-therapy'

/** The last section; it also stands alone on the dashboard. `step`: the title of today's step. */
export const conclusionTexts = {
  step: (step: string): Ways => [
    `One thing counts today: “${step}”.`,
    `“${step}” is enough for today.`,
    `If you do only one thing, let it be “${step}”.`,
  ],
  afterPerson: (step: string): Ways => [
    `After that, “${step}” is a good next step.`,
    `Once you have, “${step}” can follow.`,
    `Then, if there is strength left: “${step}”.`,
  ],
  madeBy: [
    'Chosen by software; you know yourself best.',
    'Software put this together, and you decide.',
    'This comes from software, so let your own sense go first.',
  ] satisfies Ways,
}

/** When help from a person comes before everything else. */
export const urgentTexts: Readonly<Record<Care, Ways>> = {
  none: [
    'The most important step is a person: tell someone today how you are. The page Help shows whom you can reach.',
    'Before anything else, let one person know today how you are. The page Help shows who answers now.',
    'Nobody should carry this alone: speak to a person today. On the page Help you see who is there.',
  ],
  'in-contact': [
    'The most important step is a person: tell someone near you today how you are. The page Help shows who answers now.',
    'Before the next message to your therapist, tell someone near you how you are today. Help shows who answers now.',
    'A message can wait for its answer, and you should not: speak to a person today. Help shows who is there.',
  ],
  'wrote-today': [
    'You wrote to a therapist today, and an answer can take days. Until then, tell someone near you how you are; Help shows who answers now.',
    'Your message went out today. Do not wait for the answer alone: the page Help shows whom you can reach now.',
    'It was right to write to a therapist today. Let someone who can answer at once know, too; Help shows who.',
  ],
  'in-therapy': [
    'The most important step is a person: tell your therapist today how you are. The page Help shows who answers at any hour.',
    'Please do not wait for your next session: let your therapist know today. Help shows who answers now.',
    'Call your therapist, or someone near you, today. The page Help shows who answers when they cannot.',
  ],
}

/** What comes after small steps. */
export const nextCareTexts: Readonly<Record<Care, Ways>> = {
  none: [
    'When small steps are not enough, the page Therapists shows who fits what you asked for.',
    'A therapist can help with this, and a first message needs only a line.',
    'You need not wait until it gets worse to write to a therapist.',
  ],
  'in-contact': [
    'What you notice can go into your next message to the therapist you write with.',
    'The therapist you write with may like to hear how it went.',
    'How it went is worth a line to the therapist you are in touch with.',
  ],
  'wrote-today': [
    'You wrote to a therapist today; that was the bigger step, and an answer can take a few days.',
    'Your message to a therapist went out today, so nothing more is needed there for now.',
    'With your message to a therapist today, the larger part is done.',
  ],
  'in-therapy': [
    'Take what you notice along to your next session.',
    'Your therapist may like to hear how it went.',
    'What works and what does not is worth a minute of your next session.',
  ],
}

/** For whoever said that this began less than two weeks ago, and looks for nobody yet. */
export const earlyTexts: Ways = [
  'If it does not get lighter in two weeks, talk it over with a therapist.',
  'Should it still weigh as much in two weeks, a therapist can help.',
  'Many such weeks pass; if this one has not in two, a therapist can help.',
]

export const moreHelpTexts = {
  heading: 'When to look for more help',
  introduction: {
    none: [
      'Small steps do not replace care. Talk to a therapist or a doctor when one of these is true:',
      'One of these is reason enough to talk to a therapist or a doctor:',
      'A therapist or a doctor should hear of it when:',
    ],
    'in-contact': [
      'Tell the therapist you write with, or a doctor, when one of these is true:',
      'One of these is reason enough to say so in your next message, or to see a doctor:',
      'The therapist you are in touch with, or a doctor, should hear of it when:',
    ],
    'wrote-today': [
      'You need not wait for the answer to your message: talk to a doctor when one of these is true:',
      'Should the answer to your message take long, see a doctor when one of these is true:',
      'One of these is reason enough to see a doctor before your message is answered:',
    ],
    'in-therapy': [
      'Tell your therapist before your next session, or a doctor, when one of these is true:',
      'One of these is reason enough to call your therapist early, or a doctor:',
      'Your therapist or a doctor should hear of it soon when:',
    ],
  } satisfies Record<Care, Ways>,
  /** One of them is said. */
  signs: [
    'It gets in the way of sleep, work or the people you care about.',
    'You can no longer do what a usual day asks of you.',
    'You drink or take something to get through the day.',
    'You keep away from people who do you good.',
    'You eat or sleep much less than your body needs.',
  ] satisfies Ways,
  last: [
    'You feel hopeless, or think of hurting yourself. Then use Help today.',
    'Thoughts of hurting yourself come, or all hope goes. Then use Help today.',
    'You think that others would be better off without you. Then use Help today.',
  ] satisfies Ways,
  medicine: [
    'Nothing here changes your medicine: that stays between you and your doctor.',
    'Keep to your medicine as your doctor set it.',
    'Questions about your medicine go to your doctor, not to software.',
  ] satisfies Ways,
}
