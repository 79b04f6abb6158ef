import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { accounts } from '../../server/testing/many-conversations.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { type Program, startProgram, stopProgram } from '../start-program.ts'
import { type Caller, signIn } from './caller.ts'
import { type Call, prepare, readsOf, writesOf } from './calls.ts'
import { clearAfter } from './clear-after.ts'

/**
 * Every call that reads, and those that write most, on two databases that `fill.ts` has filled with
 * the same therapists, `--small` and `--large`: times and pages of each, in turns. For a patient with
 * one conversation and a therapist with a hundred. One that is beyond the goal is asked again, oftener,
 * and what that says is what counts.
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string' },
    large: { type: 'string' },
    rounds: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
const goal = 1.5
/** Pages that another page of an index, or a job meanwhile, adds to a small number. */
const slack = 12
/** So many times as often a call is asked that was beyond the goal. */
const oftener = 8

const people = ['patient', 'therapist'] as const
type Who = (typeof people)[number]
type Side = { server: Program; database: pg.Client; calls: Record<Who, Call[]> } & Record<
  Who,
  Caller
>
type Taken = { p50: number; p95: number; pages: number }

const sides: Side[] = []
const missed: string[] = []
const askedAgain: string[] = []
const refused: string[] = []
let measured = 0
try {
  for (const folder of [values.small, values.large]) sides.push(await open(folder))
  await measureAll()
} finally {
  for (const { server, database } of sides) {
    await database.end()
    await stopProgram(server)
  }
}
process.exit(missed.length === 0 ? 0 : 1)

async function measureAll() {
  await Promise.all(sides.map(untilAtRest))
  console.log('| call | of | rounds | p50 | p95 | pages | p50 | p95 | pages | p95 | pages |')
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const who of people) {
    const count = sides[0]!.calls[who].length
    for (let at = 0; at < count; at++)
      await measure(
        who,
        sides.map(({ calls }) => calls[who][at]!),
      )
  }
  console.log(`\n${measured} calls, ${measured - missed.length} within ${goal} times`)
  for (const one of missed) console.log(`more: ${one}`)
  for (const one of askedAgain) console.log(`asked ${oftener} times as often: ${one}`)
  if (refused.length > 0) console.log(`not measured: ${refused.join(', ')}`)
  for (const side of sides) console.log(await clearAfter(side))
}

async function open(dataDir = ''): Promise<Side> {
  const server = await startProgram('server/start.js', { DATA_DIR: dataDir })
  try {
    return await signedIn(server, dataDir)
  } catch (error) {
    await stopProgram(server)
    throw error
  }
}

async function signedIn(server: Program, dataDir: string): Promise<Side> {
  const { url, stop } = await startPostgres(dataDir, console.error)
  // The server's alone to watch over, and it uses it: it goes on.
  await stop()
  const database = new pg.Client(url)
  database.on('error', console.error)
  await database.connect()
  const pair = {
    patient: await signIn(server.url, 'users', accounts.patient),
    therapist: await signIn(server.url, 'therapists', accounts.usual),
  }
  const { patient, therapist } = pair
  const writes = writesOf(patient, pair)
  await prepare(pair, writes)
  await database.query('VACUUM (ANALYZE) users, grants, grant_items, journals')
  const isWanted = ({ name }: Call) => name.includes(values.only)
  return {
    server,
    database,
    ...pair,
    calls: {
      patient: [...readsOf(patient, pair), ...writes].filter(isWanted),
      therapist: [...readsOf(therapist, pair), ...writesOf(therapist, pair)].filter(isWanted),
    },
  }
}

async function measure(who: Who, calls: readonly Call[]) {
  const { name } = calls[0]!
  // The eighth is planned for good.
  for (const call of calls)
    for (let n = 0; n < 10; n++) {
      const status = await call.make()
      if (status >= 300) return refused.push(`${name} of a ${who} ${status}`)
    }
  measured++
  const once = await inTurns(calls, rounds)
  if (isWithin(once)) return report(name, who, rounds, once)
  // Of few rounds one that waited for a job decides; what grows does so in many, too.
  const again = await inTurns(calls, rounds * oftener)
  report(name, who, rounds * oftener, again)
  askedAgain.push(`${name} of a ${who}, ${ratiosOf(once).join(' and ')} at first`)
  if (!isWithin(again)) missed.push(`${name} of a ${who}`)
}

async function inTurns(calls: readonly Call[], times: number): Promise<[Taken, Taken]> {
  const took = calls.map((): number[] => [])
  const before = await Promise.all(sides.map(pagesOf))
  for (let round = 0; round < times; round++)
    for (const [at, call] of calls.entries()) {
      const asked = performance.now()
      await call.make()
      took[at]!.push(performance.now() - asked)
    }
  // What a connection has counted, it tells with the first statement a second later.
  await wait(1_100)
  for (const call of calls) await call.make()
  const after = await Promise.all(sides.map(pagesOf))
  const [few, many] = took.map((some, at) => ({
    p50: percentile(some, 50),
    p95: percentile(some, 95),
    pages: (after[at]! - before[at]!) / (times + 1),
  }))
  return [few!, many!]
}

/** Of 19 of 20 times and of pages, as they are told. */
function ratiosOf([few, many]: [Taken, Taken]) {
  return [(many.p95 / few.p95).toFixed(2), (many.pages / few.pages).toFixed(2)]
}

function isWithin([few, many]: [Taken, Taken]) {
  return many.p95 / few.p95 <= goal && (many.pages - slack) / few.pages <= goal
}

function report(name: string, who: Who, times: number, pair: [Taken, Taken]) {
  const cells = pair.flatMap(({ p50, p95, pages }) => [
    p50.toFixed(1),
    p95.toFixed(1),
    pages.toFixed(0),
  ])
  console.log(`| ${[name, who, times, ...cells, ...ratiosOf(pair)].join(' | ')} |`)
}

/** What a start brings, such as the count of how soon therapists answer, is over. */
async function untilAtRest(side: Side) {
  for (let before = await pagesOf(side); ; ) {
    await wait(5_000)
    const now = await pagesOf(side)
    if (now - before < 500) return
    before = now
  }
}

async function pagesOf({ database }: Side) {
  await wait(100)
  const { rows } = await database.query(
    "SELECT sum(hits + reads) AS pages FROM pg_stat_io WHERE backend_type = 'client backend'",
  )
  return Number(rows[0].pages)
}
