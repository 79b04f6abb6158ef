import { setTimeout as wait } from 'node:timers/promises'
import type { Participant } from '../chat-load.ts'

/** A person is asked to try again by hand after so many ms. */
const patience = 10_000
const pause = 100
const between = 20

/**
 * Reads lists and a conversation in turn, as a page does: what was not answered is asked for again.
 * `failed` is what stayed unanswered, or was answered with anything but what was asked for.
 */
export function readOn(url: string, me: Participant, other: Participant) {
  const thread = new URLSearchParams({
    ...{ from: me.id, fromModel: me.fromModel },
    ...{ to: other.id, toModel: other.fromModel },
  })
  const paths = ['/messages/counts', `/messages?${thread}`, '/messages/threads']
  const failed: string[] = []
  let answered = 0
  let again = 0
  let isOver = false

  const done = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? ''
      const asked = performance.now()
      while (!(await ask(path))) {
        if (performance.now() - asked > patience) {
          failed.push(path)
          break
        }
        again++
        await wait(pause)
      }
      answered++
      await wait(between)
    }
  })()

  /** Whether there is an answer that a page keeps to; one that is no is kept to as well. */
  async function ask(path: string): Promise<boolean> {
    try {
      const reply = await fetch(`${url}/api${path}`, {
        headers: { cookie: me.cookie },
        signal: AbortSignal.timeout(patience),
      })
      await reply.arrayBuffer()
      if (reply.status >= 500) return false
      if (!reply.ok) failed.push(`${path} ${reply.status}`)
      return true
    } catch {
      return false
    }
  }

  return {
    counts: () => ({ answered, again, failed }),
    finish() {
      isOver = true
      return done
    },
  }
}
