import { randomUUID } from 'node:crypto'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { queryFor, tallyAll } from '@attune/engine/matching/match.ts'
import { intakeOf, therapistSays } from '@attune/engine/testing/answers.ts'
import { anyCandidate } from '@attune/engine/testing/candidates.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError, isDatabaseAway } from '../lib/errors.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { startSecondNode } from '../testing/second-node.ts'
import { readCandidates } from './candidate-store.ts'
import { createLiveDirectory } from './live-directory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
  expect(raised).toEqual([])
})

const raised: unknown[] = []
/** On a busy machine the database may take its time; then it is asked again. */
const raise = (error: unknown) => {
  const isSlow = error instanceof AppError && error.code === 'unavailable'
  if (!isSlow && !isDatabaseAway(error)) raised.push(error)
}
function open(threadFrom = app.context.env.threadFrom, bus = app.context.bus) {
  const env = { ...app.context.env, threadFrom }
  const directory = createLiveDirectory({ ...app.context, env, bus }, raise)
  return { ...directory, close: directory.start() }
}

/** Straight into the table, as another node would have left it. */
async function insert(count: number, seed: number): Promise<string[]> {
  const drawn = fc.sample(anyCandidate, { numRuns: count, seed })
  const ids = drawn.map(() => randomUUID())
  for (const [i, { practice, availability }] of drawn.entries())
    await app.pool.query(
      `INSERT INTO therapists
         (id, name, username, email, phone, is_active, practice, accepting, away_from, away_until)
       VALUES ($1, 'Thea', $2, $3, '1', true, $4, $5, $6, $7)`,
      [
        ids[i],
        ids[i],
        `${ids[i]}@x.example`,
        practice,
        availability!.accepting,
        availability!.away?.from,
        availability!.away?.until,
      ],
    )
  await app.pool.query(
    `INSERT INTO licences (therapist_id, kind, number, place)
     SELECT id, 'Psychotherapist', 'T 1', 'Ireland' FROM unnest($1::uuid[]) AS id`,
    [ids],
  )
  return ids
}

const openToAll = (id: string) =>
  app.pool.query(
    'UPDATE therapists SET accepting = true, away_from = NULL, away_until = NULL WHERE id = $1',
    [id],
  )

const query = queryFor(
  intakeOf({ brings: ['worry', 'sleep'], language: ['en'], format: ['video'], must: ['format'] }),
  { patient: 'pat', today: '2026-11-20', limit: 10 },
)

async function plainly() {
  const everyone: Candidate[] = []
  await readCandidates(app.context.db, (some) => everyone.push(...some))
  const { best, tally } = tallyAll(query, everyone)
  return { best: best.map(({ _id }) => _id), tally }
}

describe.each([
  ['in this thread', undefined],
  ['in a thread of its own', 0],
])('the directory in memory, %s', (_, from) => {
  test('holds everyone in the database, and answers as the plain loop does', async () => {
    await insert(60, 5)
    const directory = open(from)
    const found = await directory.find(query)
    expect(found).toEqual(await plainly())
    expect(found.tally.total).toBeGreaterThan(10)
    expect((await directory.measure()).threaded).toBe(from === 0)
    await directory.close()
  })

  test('follows every change it is told of before it answers again', async () => {
    const directory = open(from)
    await directory.find(query)
    const [newest, ...others] = await insert(12, 6)
    const perfect = therapistSays({
      specialization: ['anxiety', 'sleep'],
      language: ['en'],
      format: ['video'],
    })
    await app.pool.query('UPDATE therapists SET practice = $2 WHERE id = $1', [newest, perfect])
    await openToAll(newest!)
    await Promise.all(
      [newest!, ...others].map((therapist) => app.context.bus.publish('practice', { therapist })),
    )
    expect(await directory.find(query)).toEqual(await plainly())
    expect((await directory.find({ ...query, limit: 100 })).best).toContain(newest)
    await app.pool.query('DELETE FROM therapists WHERE id = $1', [newest])
    await app.context.bus.publish('practice', { therapist: newest! })
    const after = await directory.find({ ...query, limit: 100 })
    expect(after.best).not.toContain(newest)
    expect(await directory.find(query)).toEqual(await plainly())
    await directory.close()
  })
})

test('moves to a thread of its own when it outgrows the server’s', async () => {
  const before = open()
  const directory = open((await before.measure()).count)
  await before.close()
  expect((await directory.measure()).threaded).toBe(false)
  const [newest] = await insert(1, 9)
  await app.context.bus.publish('practice', { therapist: newest! })
  await directory.find(query)
  await expect
    .poll(async () => (await directory.measure()).threaded, { timeout: 60_000 })
    .toBe(true)
  expect(await directory.find(query)).toEqual(await plainly())
  await directory.close()
}, 120_000)

test('another node finds a change within a second', { retry: 2 }, async () => {
  const other = await startSecondNode(app)
  const there = open(undefined, other.bus)
  await expect.poll(() => other.bus.isListening()).toBe(true)
  await there.find(query)
  const [newest] = await insert(1, 10)
  await openToAll(newest!)
  const everyone = { ...query, requirements: [], limit: 1_000 }
  await app.context.bus.publish('practice', { therapist: newest! })
  await expect
    .poll(async () => (await there.find(everyone)).best, { timeout: 1_000, interval: 20 })
    .toContain(newest)
  await there.close()
  await other.close()
})
