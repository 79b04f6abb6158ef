import type { Single, SingleName } from '@attune/contract/archive.ts'
import type { Summary } from '@attune/contract/diagnosis.ts'
import { readAdvice } from '../advice/store.ts'
import { readSecondFactor } from '../auth/second-factor.ts'
import { readLink } from '../booking-link/store.ts'
import { readBusyRecord } from '../busy-times/store.ts'
import { readCalendar } from '../calendar/store.ts'
import { readWords } from '../declines/words-store.ts'
import { readInitialSummary, readSummaries } from '../diagnosis/summary-store.ts'
import { found } from '../lib/errors.ts'
import { readWeights } from '../matching/weights-store.ts'
import { readInbox } from '../messages/inbox-store.ts'
import { readOwnFacts } from '../practice-facts/store.ts'
import { readMemory } from '../recommendations/store.ts'
import { readResponsiveness } from '../responsiveness/store.ts'
import { readTrustedPerson } from '../risk/store.ts'
import { readEmailConfirmed } from '../security/accounts.ts'
import { readShownContact, readTherapist } from '../therapists/store.ts'
import { readUser } from '../users/store.ts'
import { readWishFacts } from '../wish-facts/store.ts'
import type { Source } from './source.ts'

/** The parts of which there is one, each as it stands now; null where the role has none. */
export const ownSingles: {
  readonly [K in SingleName]: (source: Source) => Promise<Single<K>>
} = {
  async account(source) {
    const { name, username, email, phone, image, questionsSubmitted } = await accountOf(source)
    const picture = image ? 'pictures/profile.webp' : null
    return { role: source.role, name, username, email, phone, picture, questionsSubmitted }
  },
  async security({ db, role, id }) {
    const { isOn, left } = await readSecondFactor(db, id)
    const emailConfirmed = await readEmailConfirmed(db, role, id)
    return { emailConfirmed, secondFactor: isOn, recoveryCodesLeft: left }
  },
  practice,
  summary: async ({ db, vault, role, id }) =>
    role === 'user' ? summaryOf(await readInitialSummary(db, vault, id)) : null,
  journalAnalysis: async ({ db, vault, role, id, now }) =>
    role === 'user' ? summaryOf((await readSummaries(db, vault, id, now)).journalAnalysis) : null,
  async advice({ db, vault, role, id }) {
    if (role !== 'user') return null
    const kept = await readAdvice(db, vault, id)
    return kept ? { text: kept.text, at: kept.at, given: kept.given.map(dated) } : null
  },
  recommendations,
  matchWeights: async ({ db, vault, role, id }) =>
    role === 'user' ? readWeights(db, vault, id) : null,
  trustedPerson: async ({ db, vault, role, id }) =>
    role === 'user' ? readTrustedPerson(db, vault, id) : null,
  practiceFacts: async ({ db, role, id }) => (role === 'therapist' ? readOwnFacts(db, id) : null),
  declineWords: async ({ db, vault, role, id }) =>
    role === 'therapist' ? readWords(db, vault, id) : null,
  calendar: async ({ db, vault, role, id, now }) => {
    const own = role === 'therapist' ? await readCalendar(db, vault, id, now) : null
    if (!own) return null
    const { feedSince: _, ...calendar } = own
    const { handle, former } = await readLink(db, id)
    return { ...calendar, handle, formerHandles: former }
  },
  busyTimes: async ({ db, vault, role, id }) =>
    role === 'therapist' ? readBusyRecord(db, vault, id) : null,
  wishes: async ({ db, vault, role, id }) =>
    role === 'user' ? readWishFacts(db, vault, id) : null,
}

export const accountOf = async ({ db, vault, role, id }: Source) =>
  found(
    await (role === 'user' ? readUser(db, vault, id) : readTherapist(db, vault, id)),
    'Account not found',
  )

const dated = <T extends { at: number }>(one: T) => ({ ...one, at: new Date(one.at) })

async function recommendations({ db, vault, role, id, now }: Source) {
  if (role !== 'user') return null
  const memory = await readMemory(db, vault, id, now)
  return {
    moods: memory.moods.map(dated),
    activitiesShown: memory.shown.map(dated),
    articlesShown: memory.articles,
    exercisesShown: memory.exercises,
    advised: memory.advised.map(dated),
    helped: memory.helped,
    circumstances: memory.circumstances,
    latest: memory.latest,
  }
}

function summaryOf(summary: Summary | null): Single<'summary'> {
  if (!summary) return null
  const { diagnosis, emotions, therapist_specialties, made } = summary
  return {
    sentences: diagnosis,
    emotions,
    therapistSpecialties: therapist_specialties,
    madeFrom: made.inputs,
    engine: made.engine,
    at: made.at,
  }
}

async function practice({ db, vault, role, id }: Source): Promise<Single<'practice'>> {
  if (role !== 'therapist') return null
  const therapist = found(await readTherapist(db, vault, id), 'Account not found')
  const shown = await readShownContact(db, vault, id)
  return {
    isActive: therapist.isActive,
    specialization: therapist.specialization,
    yearsOfWork: therapist.yearsOfWork,
    experience: therapist.experience,
    approach: therapist.approach,
    clients: therapist.clients,
    additionalServices: therapist.additionalServices,
    availability: therapist.availability,
    shownContact: { email: shown?.email ?? null, phone: shown?.phone ?? null },
    inbox: await readInbox(db, id),
    answering: await readResponsiveness(db, id),
  }
}
