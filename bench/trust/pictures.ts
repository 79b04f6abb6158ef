import { percentile } from '../../server/testing/percentile.ts'
import type { Finding } from './finding.ts'
import { type Measured, startMeasured } from './measured-server.ts'
import { type Attack, attacks } from './picture-attacks.ts'

/** In MB, and in how many times the wait of others. */
const mostGrowth = 150
const mostSlower = 2
/** Each again and again for so long. */
const seconds = 5
/** Below this a doubled wait is noise, and nobody's. In milliseconds. */
const unnoticed = 25

/** What an attack is compared with. */
type Base = { peak: number; allowed: number }

/**
 * What strangers and one account can do to the server with pictures: every refusal is stated, its
 * memory grows by 150 MB at most and others wait at most twice as long, compared with as many
 * sign-ups at once without a picture: a password alone takes 46 MB to hash.
 */
export async function pictures(): Promise<Finding[]> {
  const server = await startMeasured()
  try {
    // A first picture loads what every later one uses.
    await server.warmUp()
    const plain = await server.during(() =>
      repeat(() => Promise.all(Array.from({ length: 20 }, () => server.register()))),
    )
    const p95 = percentile(plain.waits, 95)
    const base = { peak: plain.memory.peak, allowed: Math.max(mostSlower * p95, unnoticed) }
    console.log(`20 at once without a picture: ${base.peak} MB, others' p95 ${p95.toFixed(1)} ms`)
    const findings: Finding[] = []
    for (const attack of attacks) findings.push(await attempt(server, attack, base))
    return findings
  } finally {
    await server.stop()
  }
}

async function repeat<T>(work: () => Promise<T[]>) {
  const done: T[] = []
  const until = performance.now() + seconds * 1_000
  while (performance.now() < until) done.push(...(await work()))
  return done
}

async function attempt(
  server: Measured,
  { what, make, send, expected }: Attack,
  { peak, allowed }: Base,
): Promise<Finding> {
  const images = await make()
  const { result, waits, memory } = await server.during(() => repeat(() => send(server, images)))
  const counts = new Map<number, number>()
  for (const status of result) counts.set(status, (counts.get(status) ?? 0) + 1)
  const p95 = percentile(waits, 95)
  const growth = memory.peak - peak
  const replies = [...counts].map(([status, count]) => `${count} × ${status || 'cut'}`).join(', ')
  return {
    what,
    goal: `${expected.join(' or ')}; memory ≤ + ${mostGrowth} MB, others' p95 ≤ ${allowed.toFixed(0)} ms`,
    measured: `${replies}; + ${growth} MB, ${p95.toFixed(1)} ms over ${waits.length} reads`,
    reached:
      result.length > 0 &&
      result.every((status) => expected.includes(status)) &&
      growth <= mostGrowth &&
      p95 <= allowed,
  }
}
