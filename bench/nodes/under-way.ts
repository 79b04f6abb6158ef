import { freePort, type Running, startProcess } from '../../server/testing/process.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { writeOn } from '../write-on.ts'
import { startBalancer } from './balancer.ts'
import { readOn } from './reader.ts'

const threads = 16
const journalists = 4
const readers = 8

type Env = Record<string, string>
type Step = { nodes: Running[]; start: (at: number, root?: string) => Promise<void> }

/**
 * Two nodes behind a balancer, people who write and read without a pause, and meanwhile `work`, which
 * is told how to start a node anew on its port; then what was confirmed is looked for.
 * Gives whether all of it is there once and in order, and every reader was answered.
 */
export async function whilePeopleWrite(
  name: string,
  env: Env,
  root: string | undefined,
  work: (step: Step, more: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  const ports = [await freePort(), await freePort()]
  const nodes: Running[] = []
  const start = async (at: number, of?: string) => {
    nodes[at] = await startProcess({ ...env, PORT: String(ports[at]) }, of)
  }
  await using running = new AsyncDisposableStack()
  running.defer(async () => {
    for (const node of nodes) await node.stop()
  })
  for (const at of ports.keys()) await start(at, root)
  const balancer = await startBalancer(ports)
  running.defer(() => balancer.close())
  const pairs = await signUpPairs(balancer.url, threads)
  const load = writeOn(balancer.url, pairs, journalists)
  const more = () => load.until(load.confirmed() + 1_500)
  // By then there is something to read for each.
  await more()
  const pages = pairs
    .slice(0, readers)
    .map(({ patient, therapist }) => readOn(balancer.url, therapist, patient))
  await work({ nodes, start }, more)
  await more()
  await Promise.all([load.finish(), ...pages.map((page) => page.finish())])
  const wrong = await load.differences()
  const read = pages.map((page) => page.counts())
  const failed = read.flatMap((page) => page.failed)
  const sum = (of: (one: (typeof read)[number]) => number) =>
    read.reduce((all, one) => all + of(one), 0)
  console.log(
    `\n${name}: of ${load.confirmed()} confirmed ${wrong.length} lost, doubled or out of order; of ${sum(({ answered }) => answered)} readings ${sum(({ again }) => again)} asked again, ${failed.length} failed, the longest took ${Math.max(...read.map(({ longest }) => longest)).toFixed(0)} ms`,
  )
  for (const line of [...wrong, ...failed].slice(0, 10)) console.log(`  ${line}`)
  return wrong.length + failed.length === 0
}
