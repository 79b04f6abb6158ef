import type { PatientQuestion } from '../questionnaires/patient.ts'
import type { Codes } from '../questionnaires/question.ts'
import type { Voices } from './plain-answers.ts'

type Since = Codes<PatientQuestion>['since'][number]

/** Sentences of the screening summary, said to the patient and about them. Never a diagnosis. */
export const summarySentences = {
  noTheme: {
    you: 'Your answers do not point strongly at one theme yet.',
    they: 'The answers do not point strongly at one theme yet.',
  },
  selfHarm: {
    you: 'You said that some of your thoughts are about hurting yourself or not wanting to live. You deserve help from a person with this, and you can reach it now.',
    they: 'Says that some thoughts are about hurting themselves or not wanting to live.',
  },
  unsafe: {
    you: 'You said that someone close hurts or controls you. It is not your fault, and you deserve to be safe.',
    they: 'Says that someone close hurts or controls them.',
  },
  /** `since`: how long, where one theme is told and it can only mean that. */
  doing: ({ you, they }: Voices, since?: Since): Voices => ({
    you: `You ${you}${since ? `, and it has been so ${durations[since].you}` : ''}.`,
    they: `${capital(they)}${since ? `, and it has been so ${durations[since].they}` : ''}.`,
  }),
  partOfIt: ({ you, they }: Voices): Voices => ({
    you: `Part of it is ${you}.`,
    they: `Part of it is ${they}.`,
  }),
  since: (since: Since): Voices => ({
    you: `You said this has been with you ${durations[since].you}.`,
    they: `Says that this has been so ${durations[since].they}.`,
  }),
  harder: ({ you, they }: Voices): Voices => ({
    you: `You find it harder than usual to ${you}.`,
    they: `Finds it harder than usual to ${they}.`,
  }),
  hopes: ({ you, they }: Voices): Voices => ({
    you: `You hope to ${you}.`,
    they: `Hopes to ${they}.`,
  }),
  manner: ({ you, they }: Voices): Voices => ({
    you: `In a first session you would like ${you}.`,
    they: `In a first session would like ${they}.`,
  }),
  ways: ({ you, they }: Voices): Voices => ({
    you: `You would like to try ${you}.`,
    they: `Would like to try ${they}.`,
  }),
  meeting: ({ you, they }: Voices): Voices => ({
    you: `You would like to meet ${you}.`,
    they: `Would like to meet ${they}.`,
  }),
}

const lasting = (text: string): Voices => ({ you: text, they: text })
const durations: Readonly<Record<Since, Voices>> = {
  days: lasting('for less than two weeks'),
  weeks: lasting('for a few weeks'),
  months: lasting('for a few months'),
  year: lasting('for about a year'),
  years: lasting('for several years'),
  always: {
    you: 'for as long as you can remember',
    they: 'for as long as they can remember',
  },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentences of what is read out of a journal. */
export const journalSentences = {
  noTheme: lasting('Software can’t tell a theme from these entries.'),
  selfHarm: (entries: Voices): Voices => ({
    you: `${entries.you} to touch on thoughts of hurting yourself or not wanting to live. You deserve help from a person with this, and you can reach it now.`,
    they: `${entries.they} to touch on thoughts of hurting themselves or not wanting to live.`,
  }),
  theme: (entries: Voices, topic: string): Voices => ({
    you: `${entries.you} to be about ${topic}.`,
    they: `${entries.they} to be about ${topic}.`,
  }),
  /** The subject of the two above. */
  entries(count: number, of: number): Voices {
    if (of === 1) return { you: 'Your entry seems', they: 'The entry seems' }
    if (count === 1)
      return { you: `One of your ${of} entries seems`, they: `One of ${of} entries seems` }
    return count === of
      ? { you: `All ${of} of your entries seem`, they: `All ${of} entries seem` }
      : { you: `${count} of your ${of} entries seem`, they: `${count} of ${of} entries seem` }
  },
  change: (feeling: string, isMore: boolean, lately: Share, before: Share): Voices =>
    lasting(
      `${feeling} seems to come up ${isMore ? 'more' : 'less'} often lately: in ${lately.count} of the last ${lately.of} entries, and in ${before.count} of the ${before.of} before.`,
    ),
}

type Share = { count: number; of: number }
