import { activityById } from '@attune/content/activities/activities.ts'
import type { Care } from '@attune/content/advice/care.ts'
import { exerciseById } from '@attune/content/exercises/exercises.ts'
import { stepItem } from '@attune/contract/advice.ts'
import type { AdviceFacts, AdviceInput, Tried } from '@attune/engine/advice/advice-input.ts'
import { planAdvice } from '@attune/engine/advice/choose-modules.ts'
import { summarize } from '@attune/engine/diagnosis/summarize.ts'
import { concernSignals } from '@attune/engine/questionnaires/concern-signals.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { readRecentWriting } from '../journals/recent-writing.ts'
import type { Context } from '../lib/http.ts'
import { daysBetween, localTime } from '../lib/local-time.ts'
import { lastWritten } from '../messages/last-written.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { type Memory, moodsWithin } from '../recommendations/memory.ts'
import { readMemory } from '../recommendations/store.ts'
import { readUser } from '../users/store.ts'
import { type Given, readAdvice } from './store.ts'

const week = 7
const dayLength = 24 * 60 * 60 * 1000

/** `input`: what the advice is made from; `given`: the things to try of the last week, these included. */
export type MadeAdvice = { input: AdviceInput; given: Given; at: Date }

/** New advice out of all a person told Attune, and nothing they were given in the last week. */
export async function makeAdvice(
  { db, vault }: Context,
  userId: string,
  timeZone: string | undefined,
): Promise<MadeAdvice> {
  const now = new Date()
  const [user, answers, memory, writing, before, written] = await Promise.all([
    readUser(db, vault, userId),
    listUserAnswers(db, vault, userId),
    readMemory(db, vault, userId, now),
    readRecentWriting(db, vault, userId, now),
    readAdvice(db, vault, userId),
    lastWritten(db, userId),
  ])
  const lately = before?.given.filter(({ at }) => now.getTime() - at < week * dayLength) ?? []
  const intake = readIntake(answers)
  const dayAt = (at: Date) => dayOf(at, timeZone)
  const here = localTime(now, timeZone)
  const facts: AdviceFacts = {
    intake,
    concerns: concernSignals(intake),
    writing,
    ...(user && { name: user.name }),
    summary: summarize(answers),
    care: careOf(intake, written !== null, written !== null && dayAt(written) === dayAt(now)),
    circumstances: memory.circumstances,
    moods: moodsWithin(memory, week, now).map(({ mood }) => mood),
    helped: titlesOf(memory),
    tried: triedOf(memory, now, timeZone),
    lastShown: lately.map(({ id, at }) => ({ id, daysAgo: (now.getTime() - at) / dayLength })),
    previous: before?.text ?? '',
    moment: here ? { hour: here.hour, weekday: here.weekday } : null,
    day: dayAt(now),
    seed: `${userId}:${now.getTime()}`,
  }
  const input = planAdvice(facts)
  const given = [...lately, ...input.modules.map(({ id }) => ({ id, at: now.getTime() }))]
  return { input, given, at: now }
}

/** The day of a person's calendar; that of UTC where nobody knows where they are. */
const dayOf = (at: Date, timeZone: string | undefined) =>
  localTime(at, timeZone)?.day ?? at.toISOString().slice(0, 10)

/** Where they stand with help from a person, the nearest first. */
function careOf({ earlier }: Intake, isInContact: boolean, wroteToday: boolean): Care {
  if (earlier.includes('now')) return 'in-therapy'
  if (wroteToday) return 'wrote-today'
  return isInContact ? 'in-contact' : 'none'
}

/** The steps of earlier advice, with what they said of them. */
export const triedOf = (memory: Memory, now: Date, timeZone: string | undefined): Tried[] =>
  memory.advised.map(({ id, at }) => ({
    id,
    daysAgo: daysBetween(dayOf(new Date(at), timeZone), dayOf(now, timeZone)),
    helped: memory.helped[stepItem(id)] ?? null,
  }))

/** Of what they said helped. */
const titlesOf = ({ helped }: Memory): string[] =>
  Object.entries(helped)
    .filter(([, did]) => did)
    .flatMap(([id]) => activityById.get(id)?.title ?? exerciseById.get(id)?.title ?? [])
