import { setTimeout as wait } from 'node:timers/promises'
import type { Participant } from '../chat-load.ts'

/** A person is asked to try again by hand after so many ms. */
const patience = 10_000
const answerWithin = 2_000
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
  const isWhole = wholeWith(other.id)
  let longest = 0
  let answered = 0
  let again = 0
  let isOver = false

  const done = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? ''
      const asked = performance.now()
      let isAnswered = await ask(path)
      while (!isAnswered && performance.now() - asked < patience) {
        again++
        await wait(pause)
        isAnswered = await ask(path)
      }
      if (isAnswered) answered++
      else failed.push(path)
      longest = Math.max(longest, performance.now() - asked)
      await wait(between)
    }
  })()

  /** Whether there is an answer that a page keeps to; one that is no is kept to as well. */
  async function ask(path: string): Promise<boolean> {
    try {
      const reply = await fetch(`${url}/api${path}`, {
        headers: { cookie: me.cookie },
        signal: AbortSignal.timeout(answerWithin),
      })
      const text = await reply.text()
      if (reply.status >= 500) return false
      if (!reply.ok || !isWhole(path, JSON.parse(text))) failed.push(`${path} ${reply.status}`)
      return true
    } catch {
      return false
    }
  }

  return {
    counts: () => ({ answered, again, failed, longest }),
    finish() {
      isOver = true
      return done
    },
  }
}

type Body = { seq?: number; partner?: { _id: string } }[]

/** What was there once is there for ever: the numbers of a conversation never fall back. */
function wholeWith(other: string) {
  let highest = 0
  return (path: string, body: Body): boolean => {
    if (path.startsWith('/messages/counts')) return true
    if (path.startsWith('/messages/threads'))
      return body.some(({ partner }) => partner?._id === other)
    const last = body.at(-1)?.seq ?? 0
    const isOn =
      last >= highest && body.every(({ seq }, at) => !at || seq === body[at - 1]!.seq! + 1)
    highest = Math.max(highest, last)
    return isOn
  }
}
