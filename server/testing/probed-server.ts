import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Running } from './process.ts'

/** How long the event loop of a server was held up; see `loop-probe.ts`. */
export type LoopDelay = {
  own: number
  ownP99: number
  delay: number
  delayP99: number
  /** Of all threads, in milliseconds. */
  cpu: number
  rss: number
  heap: number
}

/** In the environment of a server: it can be asked. */
export const withLoopProbe = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loop-probe.ts')).href}`,
}

/** Since it was last asked. */
export async function askLoopDelay({ process: child }: Pick<Running, 'process'>) {
  const { stderr } = child
  if (!stderr) throw new Error('What it says is not read')
  const told = once(stderr, 'data')
  child.kill('SIGUSR2')
  let text = ''
  for (let [chunk] = await told; ; [chunk] = await once(stderr, 'data')) {
    text += String(chunk)
    const line = /^loop (.*)$/m.exec(text)?.[1]
    if (line?.endsWith('}')) return JSON.parse(line) as LoopDelay
  }
}
