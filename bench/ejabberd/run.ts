import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { databasePid } from '../../server/testing/persistent-writer.ts'
import { emptyFolder, startProcess } from '../../server/testing/process.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { connectPairs, draftOf } from '../chat-load.ts'
import { ownDatabase } from '../own-database.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { processorTime } from './processor-time.ts'
import { startEjabberd } from './start-ejabberd.ts'

/**
 * Attune beside ejabberd, in turn, each with a database of its own in one PostgreSQL: messages that are
 * kept before they arrive. As many as go through, and at a fixed rate what each costs and how long it takes.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
  },
})
const couples = 32
const window = 4
const goal = { through: 2, cpu: 0.8, p99: 1.5 }
const words = 'Some nights are fine. Sunday is the worst. '.repeat(3)

/** Somebody who writes and somebody who reads. */
type Line = { send: (id: string) => void; onArrival: (hear: (id: string) => void) => void }
type Side = { name: string; lines: Line[]; pids: number[] }

const dataDir = temporaryFolder('bench-ejabberd')
const postgres = await startPostgres(dataDir, () => {})
const attune = await startProcess({
  DATABASE_URL: await ownDatabase(postgres.url),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  KEY_DIR: emptyFolder(),
})
const people = Array.from({ length: couples }, (_, at) => [`p${at}`, `t${at}`]).flat()
const ejabberd = await startEjabberd(postgres.url, people)
try {
  const sides = [await attuneSide(), await ejabberdSide()]
  const isThrough = await compareThrough(sides)
  const steady = new Map<string, Steady[]>()
  for (let round = -1; round < Number(values.rounds); round++)
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const one = await steadily(side, Number(values.rate), Number(values.seconds))
      if (round >= 0) steady.set(side.name, [...(steady.get(side.name) ?? []), one])
    }
  if (!(tellSteady(steady) && isThrough)) process.exitCode = 1
} finally {
  ejabberd.stop()
  await attune.stop()
  await postgres.stop()
}
process.exit()

async function attuneSide(): Promise<Side> {
  const pairs = await signUpPairs(attune.url, couples)
  const chats = await connectPairs(attune.url, pairs)
  return {
    name: 'Attune',
    pids: [attune.process.pid ?? 0],
    lines: chats.map(({ patient, therapist }, at) => ({
      send: (clientId) =>
        patient.emit('sendMessage', { ...draftOf(pairs[at]!), message: words, clientId }, () => {}),
      onArrival: (hear) => {
        therapist.off('message')
        therapist.on('message', ({ clientId }: { clientId: string }) => hear(clientId))
      },
    })),
  }
}

async function ejabberdSide(): Promise<Side> {
  const lines: Line[] = []
  for (let at = 0; at < couples; at++) {
    const writer = await ejabberd.open(`p${at}`)
    const reader = await ejabberd.open(`t${at}`)
    lines.push({ send: (id) => writer.send(`t${at}`, id, words), onArrival: reader.onMessage })
  }
  return { name: 'ejabberd', pids: [ejabberd.pid], lines }
}

/** The next one of a line is sent when one has arrived. */
async function asManyAsGo(lines: readonly Line[], seconds: number): Promise<number> {
  let arrived = 0
  let isOver = false
  const started = performance.now()
  for (const { send, onArrival } of lines) {
    onArrival(() => {
      arrived++
      if (!isOver) send(randomUUID())
    })
    for (let at = 0; at < window; at++) send(randomUUID())
  }
  await wait(seconds * 1_000)
  isOver = true
  const rate = arrived / ((performance.now() - started) / 1_000)
  await wait(1_000)
  return rate
}

type Steady = { p50: number; p99: number; cpu: number; lost: number }

async function steadily(
  { lines, pids }: Side,
  perSecond: number,
  seconds: number,
): Promise<Steady> {
  const due = new Map<string, number>()
  const took: number[] = []
  for (const { onArrival } of lines)
    onArrival((id) => {
      const since = due.get(id)
      if (since !== undefined) took.push(performance.now() - since)
      due.delete(id)
    })
  const all = [...pids, databasePid(dataDir)]
  const spent = () => all.reduce((sum, pid) => sum + processorTime(pid), 0)
  const before = spent()
  const started = performance.now()
  const total = perSecond * seconds
  for (let at = 0; at < total; at++) {
    const moment = started + (at / perSecond) * 1_000
    const early = moment - performance.now()
    if (early > 1) await wait(early)
    const id = randomUUID()
    due.set(id, moment)
    lines[at % lines.length]?.send(id)
  }
  const deadline = performance.now() + 5_000
  while (due.size > 0 && performance.now() < deadline) await wait(10)
  return {
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    cpu: (spent() - before) / total,
    lost: due.size,
  }
}

function tellSteady(found: ReadonlyMap<string, Steady[]>): boolean {
  console.log(`\n${values.rate} messages/s, from when each was due until it arrived`)
  const middle = new Map(
    [...found].map(([name, rounds]) => {
      const of = (part: keyof Steady) =>
        percentile(
          rounds.map((one) => one[part]),
          50,
        )
      const lost = rounds.reduce((sum, one) => sum + one.lost, 0)
      console.log(
        `  ${name.padEnd(8)} p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms, ${of('cpu').toFixed(2)} ms of processor a message with the database's, ${lost} not arrived`,
      )
      return [name, { cpu: of('cpu'), p99: of('p99'), lost }] as const
    }),
  )
  const ours = middle.get('Attune')
  const theirs = middle.get('ejabberd')
  if (!ours || !theirs) return false
  const cpu = ours.cpu / theirs.cpu
  const p99 = ours.p99 / theirs.p99
  console.log(
    `  processor ${cpu.toFixed(2)} of theirs, at most ${goal.cpu}: ${cpu <= goal.cpu ? 'reached' : 'MISSED'}; p99 ${p99.toFixed(2)} of theirs, at most ${goal.p99}: ${p99 <= goal.p99 ? 'reached' : 'MISSED'}`,
  )
  return cpu <= goal.cpu && p99 <= goal.p99 && ours.lost === 0
}

/** The order is another one each round, and the first round is for what is compiled as it runs. */
async function compareThrough([ours, theirs]: Side[]): Promise<boolean> {
  if (!ours || !theirs) return false
  console.log('\nMessages a second, as many on the way as are heard')
  const run = (side: Side) => asManyAsGo(side.lines, Number(values.seconds))
  const ratios: number[] = []
  for (let round = -1; round < Number(values.rounds); round++) {
    const first = round % 2 ? await run(theirs) : undefined
    const own = await run(ours)
    const other = first ?? (await run(theirs))
    if (round < 0) continue
    ratios.push(own / other)
    console.log(
      `  Attune ${own.toFixed(0).padStart(6)}   ejabberd ${other.toFixed(0).padStart(6)}   ratio ${(own / other).toFixed(2)}`,
    )
  }
  const median = percentile(ratios, 50)
  const isReached = median >= goal.through
  console.log(
    `  median ratio ${median.toFixed(2)}, at least ${goal.through}: ${isReached ? 'reached' : 'MISSED'}`,
  )
  return isReached
}
