import { createDirectory, type Directory } from '@attune/engine/matching/directory.ts'
import { queryFor, tallyAll } from '@attune/engine/matching/match.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import type { Practice } from '@attune/engine/questionnaires/read-practice.ts'
import { candidatesOf, patients } from './drawn-practices.ts'
import { inMB, inMs, inTurn, within } from './measure.ts'

const runs = 25
/** So many rows are looked at between two looks at the clock, which is too coarse for fewer. */
const rowsAtOnce = 6_000_000
const limitMs = new Map([
  [10_000, 0.5],
  [100_000, 3],
  [1_000_000, 25],
])
const mostRatio = 6
const indent = ' '.repeat(32)
/** The plain loop takes seconds above this; up to here it has to agree. */
const mostPlain = 100_000

/** One scan of everyone for the best six, on this thread, beside a bare pass over the same columns. */
export function benchScan(practices: readonly Practice[], size: number) {
  const directory = createDirectory()
  directory.reserve(size)
  for (const candidate of candidatesOf(practices, size)) directory.put(candidate)
  const each = directory.bytes() / size
  console.log(
    `\nBest six of ${size} in memory: ${inMB(directory.bytes())}, ${each.toFixed(0)} bytes each`,
  )
  const words = directory.scanned()
  const floors = barePasses.map((pass) => () => pass(words))
  const timesAtOnce = Math.ceil(rowsAtOnce / size)
  for (const { name, answers, facts } of patients) {
    const query = queryFor(readIntake(answers), { patient: name, today: '2026-11-20', facts })
    const scan = () => directory.find(query)
    const { wall, cpu, floor, ratio } = inTurn(runs, timesAtOnce, scan, floors)
    const limit = limitMs.get(size)
    const what = `${size}, ${name}`
    console.log(
      `  ${name.padEnd(29)} ${inMs(cpu)} of one core${limit ? `, ${within(`${what}, ms`, cpu, limit)}` : ''}; ${inMs(wall)} on the clock`,
    )
    console.log(
      `${indent}${ratio.toFixed(1)} bare passes of ${inMs(floor)}, ${within(`${what}, bare passes`, ratio, mostRatio)}`,
    )
    if (size <= mostPlain) comparePlain(directory, practices, size, query)
  }
}

/**
 * Ways to read every byte that a scan may read and do nothing else; which of them is compiled best
 * depends on what has run before, so the quickest counts.
 */
const barePasses = [
  (words: Int32Array) => xorOf(words, 0, words.length),
  (words: Int32Array) => {
    let all = 0
    for (let from = 0; from < words.length; from += piece)
      all ^= xorOf(words, from, Math.min(from + piece, words.length))
    return all
  },
  (words: Int32Array) => {
    let even = 0
    let odd = 0
    for (let i = 0; i + 3 < words.length; i += 4) {
      even ^= words[i]! ^ words[i + 2]!
      odd ^= words[i + 1]! ^ words[i + 3]!
    }
    return even ^ odd
  },
]

const piece = 8_192

function xorOf(words: Int32Array, from: number, to: number): number {
  let all = 0
  for (let i = from; i < to; i++) all ^= words[i]!
  return all
}

function comparePlain(
  directory: Directory,
  practices: readonly Practice[],
  size: number,
  query: ReturnType<typeof queryFor>,
) {
  const candidates = [...candidatesOf(practices, size)]
  const started = performance.now()
  const { best, tally } = tallyAll(query, candidates)
  const time = performance.now() - started
  const plain = JSON.stringify({ best: best.map(({ _id }) => _id), tally })
  if (JSON.stringify(directory.find(query)) !== plain) throw new Error('not the best six')
  console.log(`${indent}the plain loop finds the same in ${inMs(time)}`)
}
