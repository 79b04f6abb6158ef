import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { PictureAnswered, PictureAsked } from './picture-program.ts'

const program = join(import.meta.dirname, 'picture-program.ts')
/** Its memory goes back to the machine when nobody has sent a picture for so long. */
const endsAfter = 20_000
const answersWithin = 20_000
/** Whoever reads or writes goes first. */
const behindOthers = 4
/** glibc keeps what was freed for each thread unless it is told not to. */
const settings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  UV_THREADPOOL_SIZE: '2',
}

/** Pictures lie outside the heap; what is on it is little, and is swept often instead of kept. */
const smallHeap = ['--max-semi-space-size=1', '--max-old-space-size=64']

type Waiting = { done: (webp: Uint8Array | null) => void; fail: (error: Error) => void }
type Helper = { child: ChildProcess; waiting: Map<number, Waiting> }

let helper: Helper | undefined
let asked = 0

/** The picture as WebP, and null where it is none that is taken. Rejects if the process is lost over it. */
export async function encodeApart(input: Uint8Array): Promise<Buffer | null> {
  const current = helper ?? start()
  helper = current
  const { child, waiting } = current
  const id = ++asked
  child.channel?.ref()
  const tooLong = setTimeout(() => child.kill('SIGKILL'), answersWithin)
  try {
    const webp = await new Promise<Uint8Array | null>((done, fail) => {
      waiting.set(id, { done, fail })
      child.send({ id, input } satisfies PictureAsked, (error) => error && fail(error))
    })
    return webp && Buffer.from(webp)
  } finally {
    clearTimeout(tooLong)
    waiting.delete(id)
    if (waiting.size === 0) rest(current)
  }
}

function start(): Helper {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: smallHeap,
    env: settings,
    stdio: 'ignore',
  })
  const started: Helper = { child, waiting: new Map() }
  const lost = (error: Error) => {
    if (helper === started) helper = undefined
    for (const { fail } of started.waiting.values()) fail(error)
  }
  child.on('message', ({ id, webp }: PictureAnswered) => started.waiting.get(id)?.done(webp))
  child.on('error', lost)
  child.on('exit', () => lost(new Error('The process that decodes pictures has ended')))
  child.unref()
  if (child.pid !== undefined) lowerPriority(child.pid)
  return started
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, behindOthers)
  } catch {
    // It is gone already, or the machine does not allow it: no picture waits for that.
  }
}

/** It holds nothing open, neither this process nor memory for long. */
function rest(resting: Helper) {
  resting.child.channel?.unref()
  const last = asked
  setTimeout(() => {
    if (asked !== last || helper !== resting) return
    helper = undefined
    resting.child.disconnect()
  }, endsAfter).unref()
}
