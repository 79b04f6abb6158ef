import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { databasePid } from '../../server/testing/persistent-writer.ts'
import { emptyFolder, startProcess } from '../../server/testing/process.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { ownDatabase } from '../own-database.ts'
import { asManyAsGo, steadily } from './loads.ts'
import { attuneSide, ejabberdSide, type Side } from './sides.ts'
import { startEjabberd } from './start-ejabberd.ts'

/**
 * Attune beside ejabberd, in turn, each with a database of its own in one PostgreSQL: messages that are
 * kept before they arrive. As many as go through, and at fixed rates what each costs and how long it takes.
 */
const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '300,1000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const couples = 32
const window = 4
const goal = { through: 2, cpu: 0.8, p99: 1.5 }

// Whatever becomes of the measure, nothing is left running.
await using started = new AsyncDisposableStack()
const dataDir = temporaryFolder('bench-ejabberd')
const postgres = await startPostgres(dataDir, () => {})
started.defer(() => postgres.stop())
const owner = new pg.Client(postgres.url)
await owner.connect()
started.defer(() => owner.end())
const attune = await startProcess({
  DATABASE_URL: await ownDatabase(postgres.url),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  KEY_DIR: emptyFolder(),
})
started.defer(async () => void (await attune.stop()))
const people = Array.from({ length: couples }, (_, at) => [`p${at}`, `t${at}`]).flat()
const ejabberd = await startEjabberd(postgres.url, people)
started.defer(ejabberd.stop)
const sent = new Map<string, number>()
let isReached = true
const own = Object.assign(new URL(postgres.url), { pathname: 'bench' }).href
const sides = [await attuneSide(attune, own, couples), await ejabberdSide(ejabberd, couples)]
console.log('\nMessages a second, as many on the way as are heard')
const through = await inTurn(sides, (side) => asManyAsGo(side, window, seconds))
told(
  'through',
  through,
  ({ rate }) => rate,
  (ratio) => ratio >= goal.through,
)
for (const rate of values.rates.split(',').map(Number)) {
  console.log(`\n${rate} messages/s, from when each was due until it arrived`)
  const steady = await inTurn(sides, (side) => steadily(side, databasePid(dataDir), rate, seconds))
  told('half within, ms', steady, ({ p50 }) => p50)
  told(
    '99 of 100 within, ms',
    steady,
    ({ p99 }) => p99,
    (ratio) => ratio <= goal.p99,
  )
  told(
    'processor, ms',
    steady,
    ({ cpu }) => cpu,
    (ratio) => ratio <= goal.cpu,
  )
  const wrong = steady.map((pair) => pair.map((one) => one.wrong))
  console.log(`  not arrived once, of each round and side: ${wrong.join('; ')}`)
  if (steady.some((pair) => pair.some((one) => one.wrong > 0))) isReached = false
}
for (const side of sides) await compareKept(side)
await started.disposeAsync()
process.exit(isReached ? 0 : 1)

/** What both made of each round; the order is another one each time, and the first is for what is compiled as it runs. */
async function inTurn<T extends { sent: number }>(
  sides: readonly Side[],
  run: (side: Side) => Promise<T>,
): Promise<[T, T][]> {
  const found: [T, T][] = []
  for (let round = -1; round < rounds; round++) {
    const results = new Map<Side, T>()
    for (const side of round % 2 ? sides : sides.toReversed()) {
      // What one has left to be written to the disk is not the other's.
      await owner.query('CHECKPOINT')
      const one = await run(side)
      results.set(side, one)
      sent.set(side.name, (sent.get(side.name) ?? 0) + one.sent)
    }
    const [ours, theirs] = sides.map((side) => results.get(side))
    if (round >= 0 && ours && theirs) found.push([ours, theirs])
  }
  return found
}

/** The middle of each side, and of the ratios of each round with their range. */
function told<T>(
  what: string,
  found: readonly [T, T][],
  of: (one: T) => number,
  isGood?: (ratio: number) => boolean,
) {
  const middle = (at: 0 | 1) =>
    percentile(
      found.map((pair) => of(pair[at])),
      50,
    )
  const ratios = found.map(([ours, theirs]) => of(ours) / of(theirs))
  const ratio = percentile(ratios, 50)
  const verdict = isGood ? `: ${isGood(ratio) ? 'reached' : 'MISSED'}` : ''
  if (isGood && !isGood(ratio)) isReached = false
  console.log(
    `  ${what.padEnd(21)} Attune ${show(middle(0))}   ejabberd ${show(middle(1))}   ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})${verdict}`,
  )
}

function show(value: number) {
  return value.toFixed(value < 100 ? 2 : 0).padStart(7)
}

async function compareKept({ name, kept }: Side) {
  const rows = await kept()
  const all = sent.get(name) ?? 0
  console.log(`  ${name}: ${rows} of ${all} are in the database`)
  if (rows !== all) isReached = false
}
