import type { PatientQuestion } from '../questionnaires/patient.ts'
import type { Codes } from '../questionnaires/question.ts'

type Since = Codes<PatientQuestion>['since'][number]

/** The sentences of the screening summary. `topic`: the name of a concern inside a sentence. */
export const summarySentences = {
  noTheme: 'Your answers do not point strongly at one theme yet.',
  selfHarm:
    'You said that some of your thoughts are about hurting yourself or not wanting to live. You deserve help from a person with this, and you can reach it now.',
  strongTheme: (topic: string) =>
    `Several of your answers describe patterns often discussed under ${topic}.`,
  theme: (topic: string) => `Your answers describe patterns often discussed under ${topic}.`,
  faintTheme: (topic: string) =>
    `Some of your answers touch on what is often discussed under ${topic}.`,
  since: (since: Since) => `You said this has been with you ${durations[since]}.`,
  harder: (what: string) => `You said this is harder than usual: ${what}.`,
}

const durations: Readonly<Record<Since, string>> = {
  days: 'for less than two weeks',
  weeks: 'for a few weeks',
  months: 'for a few months',
  year: 'for about a year',
  years: 'for several years',
  always: 'for as long as you can remember',
}

/** The sentences of what is read out of a journal. */
export const journalSentences = {
  noTheme: 'Software can’t tell a theme from these entries.',
  selfHarm: (entries: string) =>
    `${entries} to touch on thoughts of hurting yourself or not wanting to live. You deserve help from a person with this, and you can reach it now.`,
  theme: (entries: string, topic: string) =>
    `${entries} to touch on what is often discussed under ${topic}.`,
  /** The subject of the two above. */
  entries(count: number, of: number): string {
    if (of === 1) return 'Your entry seems'
    if (count === 1) return `One of your ${of} entries seems`
    return count === of ? `All ${of} of your entries seem` : `${count} of your ${of} entries seem`
  },
  change: (feeling: string, isMore: boolean, lately: Share, before: Share) =>
    `${feeling} seems to come up ${isMore ? 'more' : 'less'} often lately: in ${lately.count} of the last ${lately.of} entries, and in ${before.count} of the ${before.of} before.`,
}

type Share = { count: number; of: number }
