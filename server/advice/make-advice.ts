import { activityById } from '@attune/content/activities/activities.ts'
import { exerciseById } from '@attune/content/exercises/exercises.ts'
import type { AdviceInput } from '@attune/engine/advice/advice-input.ts'
import { chooseModules } from '@attune/engine/advice/choose-modules.ts'
import { summarize } from '@attune/engine/diagnosis/summarize.ts'
import { concernSignals } from '@attune/engine/questionnaires/concern-signals.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { readRecentWriting } from '../journals/recent-writing.ts'
import type { Context } from '../lib/http.ts'
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
export async function makeAdvice({ db, vault }: Context, userId: string): Promise<MadeAdvice> {
  const now = new Date()
  const [user, answers, memory, writing, before] = await Promise.all([
    readUser(db, userId),
    listUserAnswers(db, vault, userId),
    readMemory(db, vault, userId, now),
    readRecentWriting(db, vault, userId, now),
    readAdvice(db, vault, userId),
  ])
  const lately = before?.given.filter(({ at }) => now.getTime() - at < week * dayLength) ?? []
  const intake = readIntake(answers)
  const person = {
    intake,
    concerns: concernSignals(intake),
    writing,
    moods: moodsWithin(memory, week, now).map(({ mood }) => mood),
  }
  const modules = chooseModules({
    ...person,
    lastShown: lately.map(({ id, at }) => ({ id, daysAgo: (now.getTime() - at) / dayLength })),
    seed: `${userId}:${now.getTime()}`,
  })
  const input: AdviceInput = {
    ...person,
    ...(user && { name: user.name }),
    summary: summarize(answers),
    helped: titlesOf(memory),
    modules,
    day: now.toISOString().slice(0, 10),
  }
  const given = [...lately, ...modules.map(({ id }) => ({ id, at: now.getTime() }))]
  return { input, given, at: now }
}

/** Of what they said helped. */
const titlesOf = ({ helped }: Memory): string[] =>
  Object.entries(helped)
    .filter(([, did]) => did)
    .flatMap(([id]) => activityById.get(id)?.title ?? exerciseById.get(id)?.title ?? [])
