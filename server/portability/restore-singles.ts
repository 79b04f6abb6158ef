import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { AccountDraft } from '@attune/contract/accounts.ts'
import type { Single, SingleName } from '@attune/contract/archive.ts'
import { AvailabilityDraft } from '@attune/contract/availability.ts'
import { TrustedPerson } from '@attune/contract/risk.ts'
import { ShownContact } from '@attune/contract/therapists.ts'
import { saveAdvice } from '../advice/store.ts'
import { restoreHandles } from '../booking-link/store.ts'
import { setCalendar, setException } from '../calendar/store.ts'
import { keepWords } from '../declines/words-store.ts'
import { makeInitialSummary, setSummaryMoment } from '../diagnosis/summary-store.ts'
import { saveWeights } from '../matching/weights-store.ts'
import { setInbox } from '../messages/inbox-store.ts'
import { checkedName } from '../names/check-name.ts'
import { publicLabel } from '../names/public-text.ts'
import { checkedFacts, isStart } from '../practice-facts/check-facts.ts'
import { changePracticeFacts } from '../practice-facts/store.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { changeMemory } from '../recommendations/store.ts'
import { setTrustedPerson } from '../risk/store.ts'
import { setAvailability, setShownContact, updateTherapist } from '../therapists/store.ts'
import { markUserSubmitted, updateUser } from '../users/store.ts'
import { checkWishes } from '../wish-facts/check-wishes.ts'
import { changeWishFacts } from '../wish-facts/store.ts'
import { ownSingles } from './own-singles.ts'
import { notAnArchive, otherRole } from './refusals.ts'
import type { Source } from './source.ts'

/** What an archive said once of each part, as far as it was read. */
export type Brought = { [K in SingleName]?: Single<K> }

/** `source.db` is the transaction. Nothing is taken that this server would not have let the person write. */
export async function restoreSingles(source: Source, brought: Brought, webp: Buffer | undefined) {
  await restoreAccount(source, brought.account, webp)
  if (source.role === 'therapist') {
    await restorePractice(source, brought.practice)
    await restorePracticeFacts(source, brought.practiceFacts)
    const { declineWords } = brought
    if (declineWords) await keepWords(source.db, source.vault, source.id, declineWords)
    await restoreCalendar(source, brought.calendar)
  } else await restorePatient(source, brought)
}

async function restoreAccount(
  { db, vault, role, id }: Source,
  account?: Single<'account'>,
  webp?: Buffer,
) {
  if (!account) throw notAnArchive()
  if (account.role !== role) throw otherRole(account.role)
  const given = AccountDraft.pick({ name: true, phone: true }).safeParse(account)
  if (!given.success) throw notAnArchive()
  const fields = {
    name: checkedName(given.data.name, 'name'),
    phone: publicLabel(given.data.phone, 'phone'),
  }
  const update = role === 'user' ? updateUser : updateTherapist
  await update(db, vault, id, fields, webp)
}

async function restorePractice(
  { db, vault, id }: Source,
  practice: Single<'practice'> | undefined,
) {
  if (!practice) return
  const { availability, shownContact, inbox } = practice
  const open = AvailabilityDraft.safeParse(availability)
  // A time zone may be gone by now: then the hours are, and not the rest.
  await setAvailability(db, id, open.success ? open.data : { ...availability, replyHours: null })
  const shown = ShownContact.safeParse(shownContact)
  if (!shown.success) throw notAnArchive()
  await setShownContact(db, vault, id, shown.data)
  await setInbox(db, id, inbox)
}

/** A start that has gone by is none; a town or a state that is not there is refused. */
async function restorePracticeFacts({ db, id, now }: Source, said?: Single<'practiceFacts'>) {
  if (!said) return
  const facts = { ...said, nextStart: isStart(said.nextStart, now) ? said.nextStart : null }
  await changePracticeFacts(db, id, await checkedFacts(facts, now), 'drop')
}

async function restoreCalendar({ db, vault, id }: Source, said?: Single<'calendar'>) {
  if (!said) return
  const { exceptions, handle, formerHandles, ...calendar } = said
  await setCalendar(db, vault, id, calendar)
  await restoreHandles(db, vault, id, {
    handle: handle && checkedName(handle, 'handle'),
    former: formerHandles.map((one) => checkedName(one, 'handle')),
  })
  for (const { day, hours } of exceptions) await setException(db, id, day, hours)
}

async function restorePatient(source: Source, brought: Brought) {
  const { db, vault, id } = source
  const { advice, recommendations, matchWeights, trustedPerson, summary } = brought
  await restoreSummary(source, summary)
  if (advice) {
    const given = advice.given.map(({ id: step, at }) => ({ id: step, at: at.getTime() }))
    await saveAdvice(db, vault, id, { text: advice.text, at: past(advice.at, source), given })
  }
  if (recommendations) await restoreMemory(source, recommendations)
  if (matchWeights && Object.keys(matchWeights).length > 0)
    await saveWeights(db, vault, id, matchWeights)
  if (brought.wishes) {
    await checkWishes(brought.wishes)
    await changeWishFacts(db, vault, id, brought.wishes)
  }
  const trusted = trustedPerson && TrustedPerson.safeParse(trustedPerson)
  if (trusted && !trusted.success) throw notAnArchive()
  if (trusted) await setTrustedPerson(db, vault, id, trusted.data)
}

/** Made anew out of the answers: software's words are software's. As old as before where they are the same. */
async function restoreSummary(source: Source, before: Single<'summary'> | undefined) {
  const { db, vault, id } = source
  const answers = await listUserAnswers(db, vault, id)
  if (answers.length < patientQuestions.length) return
  await markUserSubmitted(db, id)
  await makeInitialSummary(db, vault, id, answers)
  const made = await ownSingles.summary(source)
  if (before && made && sameBut(before, made))
    await setSummaryMoment(db, id, past(before.at, source))
}

type SummaryPart = NonNullable<Single<'summary'>>
const sameBut = ({ at: _, ...one }: SummaryPart, { at: __, ...other }: SummaryPart) =>
  JSON.stringify(one) === JSON.stringify(other)

async function restoreMemory(
  { db, vault, id, now }: Source,
  said: NonNullable<Single<'recommendations'>>,
) {
  const inMilliseconds = <T extends { at: Date }>(one: T) => ({ ...one, at: one.at.getTime() })
  const { latest } = said
  await changeMemory(db, vault, id, now, () => ({
    moods: said.moods.map(inMilliseconds),
    shown: said.activitiesShown.map(inMilliseconds),
    articles: said.articlesShown,
    exercises: said.exercisesShown,
    advised: said.advised.map(inMilliseconds),
    helped: said.helped,
    circumstances: said.circumstances,
    // A picture is ours or none: an archive must not make the page call anyone.
    latest: latest && isOwnPath(latest.imageUrl) ? latest : null,
  }))
}

const isOwnPath = (path: string | null) => path === null || /^\/[\w][\w./-]*$/.test(path)

/** Nothing was made in the future. */
export function past(at: Date, { now }: Pick<Source, 'now'>): Date {
  if (at > now) throw notAnArchive()
  return at
}
