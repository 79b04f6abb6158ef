import { say } from '@attune/contract/errors.ts'
import { AppError } from './errors.ts'

export type TurnRules = {
  /** How many works run at once, over the whole process. */
  atOnce: number
  /** How many may wait beside those, in all and for one key. */
  mostWaiting: number
  mostWaitingPerKey: number
  /** What the running works may cost together; one alone may never cost more. */
  budget: number
  /** To whom there is no place left for. */
  says?: string
}

const retryAfter = 5

type Work = { key: string; cost: number; start: () => void }

/** Works in the order of their coming, few at once and a bounded number waiting; beyond that, 503. */
export function createTurns(rules: TurnRules) {
  const waiting: Work[] = []
  let running = 0
  let spent = 0

  /** The first in line goes first, also where a cheaper one behind it would fit. */
  function startNext() {
    const [next] = waiting
    if (!next || running >= rules.atOnce || (running > 0 && spent + next.cost > rules.budget))
      return
    waiting.shift()
    running++
    spent += next.cost
    next.start()
    startNext()
  }

  async function inTurn<T>(key: string, cost: number, work: () => Promise<T>): Promise<T> {
    const ofKey = waiting.filter((other) => other.key === key).length
    if (waiting.length >= rules.mostWaiting || ofKey >= rules.mostWaitingPerKey)
      throw new AppError('unavailable', rules.says ?? say.busy, undefined, retryAfter)
    await new Promise<void>((start) => {
      waiting.push({ key, cost, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      running--
      spent -= cost
      startNext()
    }
  }
  return Object.assign(inTurn, { waiting: () => waiting.length })
}
