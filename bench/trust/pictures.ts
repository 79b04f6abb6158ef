import { percentile } from '../percentile.ts'
import { startMeasured } from './measured-server.ts'
import { type Attack, attacks } from './picture-attacks.ts'

/**
 * What strangers and one account can do to the server with pictures: every refusal is stated, its
 * memory grows by 150 MB at most and others wait at most twice as long, compared with as many
 * sign-ups at once without a picture: a password alone takes 46 MB to hash.
 */
const mostGrowth = 150
const mostSlower = 2
/** Each again and again for so long. */
const seconds = 5
/** Below this a doubled wait is noise, and nobody's. */
const unnoticed = 25

const server = await startMeasured()
let failed = false
try {
  // A first picture loads what every later one uses.
  await server.warmUp()
  const quiet = await server.during(() => server.quietFor(6_000))
  const plain = await server.during(() =>
    repeat(() => Promise.all(Array.from({ length: 20 }, () => server.register()))),
  )
  const base = percentile(plain.waits, 95)
  const allowed = Math.max(mostSlower * base, unnoticed)
  console.log(
    `quiet: ${quiet.memory.peak} MB, others' p95 ${percentile(quiet.waits, 95).toFixed(1)} ms\n20 at once without a picture: ${plain.memory.peak} MB, others' p95 ${base.toFixed(1)} ms; allowed beyond that are + ${mostGrowth} MB and ${allowed.toFixed(1)} ms\n`,
  )
  const only = process.argv[2]
  for (const attack of attacks.filter(({ what }) => !only || what.includes(only)))
    await run(attack, plain.memory.peak, allowed)
} finally {
  await server.stop()
}
console.log(failed ? '\nMISSED' : '\nall reached')
process.exit(failed ? 1 : 0)

async function repeat<T>(work: () => Promise<T[]>) {
  const done: T[] = []
  const until = performance.now() + seconds * 1_000
  while (performance.now() < until) done.push(...(await work()))
  return done
}

async function run({ what, make, send, expected }: Attack, before: number, allowed: number) {
  const images = await make()
  const { result, waits, memory } = await server.during(() => repeat(() => send(server, images)))
  const counts = new Map<number, number>()
  for (const status of result) counts.set(status, (counts.get(status) ?? 0) + 1)
  const p95 = percentile(waits, 95)
  const growth = memory.peak - before
  const wrong = result.filter((status) => !expected.includes(status))
  const isFine = wrong.length === 0 && growth <= mostGrowth && !(p95 > allowed)
  if (!isFine) failed = true
  const replies = [...counts].map(([status, count]) => `${count} × ${status || 'cut'}`).join(', ')
  console.log(
    `${isFine ? 'ok    ' : 'MISSED'} ${what}: ${replies}; + ${growth} MB, others' p95 ${p95.toFixed(1)} ms over ${waits.length}`,
  )
}
