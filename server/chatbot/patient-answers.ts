import { pages } from '@attune/content/chatbot/pages.ts'
import { paths } from '@attune/contract/paths.ts'
import { type Mood, moods } from '@attune/contract/recommendations.ts'
import type { PatientQuestion } from '@attune/engine/chatbot/own-questions.ts'
import { listGrants } from '../diagnosis/grant-store.ts'
import { listReadings } from '../diagnosis/readings.ts'
import { readSummaries } from '../diagnosis/summary-store.ts'
import { listFavorites } from '../favorites/store.ts'
import { listJournals } from '../journals/store.ts'
import { readMemory } from '../recommendations/store.ts'
import { readTrustedPerson } from '../risk/store.ts'
import { conversationAnswers } from './conversation-answers.ts'
import { countJournals, listTherapistNames } from './counts-and-names.ts'
import { therapistPage } from './own-pages.ts'
import { type Asking, beginning, listed, type OwnReply } from './own-reply.ts'

/** What a patient asks of their own data, out of what only they may read. */
export const patientAnswers: Record<PatientQuestion, (asking: Asking) => Promise<OwnReply>> = {
  ...conversationAnswers,

  'last-entry': async (asking) => {
    const entry = await readLastEntry(asking)
    if (!entry) return noEntryYet
    const { _id, title, content, date } = entry
    const answer = `Your latest entry is “${title}”, written ${asking.day(date)}:\n${beginning(content, shownOfEntry)}`
    return { answer, links: [{ label: 'Open the entry', to: paths.journal(_id) }, pages.journals] }
  },

  'last-journal': async (asking) => {
    const entry = await readLastEntry(asking)
    if (!entry) return noEntryYet
    const answer = `You last wrote in your journal ${asking.day(entry.date)}: “${entry.title}”.`
    return { answer, links: [{ label: 'Open the entry', to: paths.journal(entry._id) }] }
  },

  'entry-count': async (asking) => {
    const count = await countJournals(asking.db, asking.id)
    if (count === 0) return noEntryYet
    return {
      answer: `There ${count === 1 ? 'is 1 entry' : `are ${count} entries`} in your journal.`,
      links: [pages.journals],
    }
  },

  moods: async (asking) => {
    const picks = await readPicks(asking)
    if (picks.length === 0) return noMoodYet
    const last = picks.at(-1)!
    const answer = `In the last 30 days you picked a mood ${times(picks.length)}: ${listed(countsOf(picks))}. The latest was ${last.mood}, ${asking.day(new Date(last.at))}.\nThis counts your own picks and says no more than that.`
    return { answer, links: [pages.dashboard] }
  },

  'last-mood': async (asking) => {
    const last = (await readPicks(asking)).at(-1)
    if (!last) return noMoodYet
    const answer = `You last picked a mood ${asking.day(new Date(last.at))}: ${last.mood}.`
    return { answer, links: [pages.home] }
  },

  favorites: async (asking) => {
    const ids = await listFavorites(asking.db, asking.id)
    if (ids.length === 0)
      return {
        answer: 'You have no favourites yet. The star on a card adds one.',
        links: [pages.find],
      }
    const known = await listTherapistNames(asking.db, ids)
    const names = known.slice(0, mostNamed).map(({ name }) => `• ${name}`)
    const answer = ['Your favourites, the latest first:', ...names].join('\n')
    const links = known.slice(0, mostLinks).map(({ _id, name }) => therapistPage(_id, name))
    return { answer, links: [pages.find, ...links] }
  },

  summary: async ({ db, vault, id, now, day }) => {
    const { initialDiagnosis: summary } = await readSummaries(db, vault, id, now)
    if (!summary)
      return {
        answer:
          'There is no screening summary yet. Software makes one out of your answers to the questions.',
        links: [pages.dashboard],
      }
    const sentences = summary.diagnosis.slice(0, shownSentences)
    const checked = summary.made.reviewed
      ? 'A therapist has marked it as reviewed.'
      : 'No professional has checked it.'
    const made = `Made by software ${day(summary.made.at)}, from ${summary.made.inputs}. ${checked}`
    return { answer: [...sentences, made].join('\n'), links: [pages.dashboard] }
  },

  readings: async ({ db, vault, id, day }) => {
    const readings = await listReadings(db, vault, id)
    if (readings.length === 0)
      return { answer: 'Nobody has read your summary so far.', links: [pages.profile] }
    const told = readings.slice(0, mostNamed).map(({ name, at }) => `• ${name}, ${day(at)}`)
    return {
      answer: ['These have read your summary, the latest first:', ...told].join('\n'),
      links: [pages.profile],
    }
  },

  grants: async ({ db, id }) => {
    const readers = (await listGrants(db, id)).filter(
      ({ summary, journals }) => summary || journals,
    )
    const answer =
      readers.length > 0
        ? `At present ${listed(readers.map(({ name }) => name))} may read it. You can switch that off for each of them in your profile.`
        : 'At present no therapist may read it.'
    return { answer, links: [pages.profile] }
  },

  'trusted-person': async ({ db, vault, id }) => {
    const person = await readTrustedPerson(db, vault, id)
    const answer = person
      ? `You noted ${person.name}, ${person.phone}. It is shown to nobody else.`
      : 'You have not noted anyone yet. You can do so in your profile.'
    return { answer, links: [pages.profile] }
  },
}

const mostNamed = 8
const mostLinks = 3
const shownOfEntry = 320
const shownSentences = 3

const noEntryYet: OwnReply = {
  answer: 'Your journal is still empty.',
  links: [pages['add-journal']],
}
const noMoodYet: OwnReply = {
  answer: 'You have not picked a mood in the last 30 days. You can do so on Home.',
  links: [pages.home],
}

async function readLastEntry({ db, vault, id }: Asking) {
  const { items } = await listJournals(db, vault, id, { limit: 1 })
  return items[0]
}

async function readPicks({ db, vault, id, now }: Asking) {
  return (await readMemory(db, vault, id, now)).moods
}

function countsOf(picks: readonly { mood: Mood }[]): string[] {
  return moods
    .map((mood) => ({ mood, count: picks.filter((pick) => pick.mood === mood).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ mood, count }) => `${mood} ${count}`)
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
