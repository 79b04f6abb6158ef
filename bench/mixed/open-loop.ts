import { setTimeout as wait } from 'node:timers/promises'
import { type Action, actions, type Parts } from './actions.ts'
import type { Member } from './people.ts'

export type Done = { action: string; took: number }
export type Outcome = { done: Done[]; failed: string[]; seconds: number }

/** How long the last ones are waited for, in milliseconds. */
const patience = 30_000

/**
 * Actions come at `perSecond`, at times drawn beforehand, whatever the server does with those before.
 * Each takes from when it was due, so that a stall of either side is not hidden.
 */
export async function openLoop(
  members: readonly Member[],
  parts: Parts,
  perSecond: number,
  seconds: number,
): Promise<Outcome> {
  const done: Done[] = []
  const failed: string[] = []
  let underWay = 0
  const started = performance.now()
  const end = started + seconds * 1_000
  for (let due = started; due < end; due += (-Math.log(1 - parts.random()) / perSecond) * 1_000) {
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const action = drawn(parts.random())
    const member = members[Math.floor(parts.random() * members.length)]
    if (!member) throw new Error('Nobody is there')
    underWay++
    const dueAt = due
    action
      .run(member, parts)
      .then(
        () => void done.push({ action: action.name, took: performance.now() - dueAt }),
        (error: Error) => void failed.push(`${action.name}: ${error.message}`),
      )
      .finally(() => underWay--)
  }
  const last = performance.now() + patience
  while (underWay > 0 && performance.now() < last) await wait(5)
  for (let lost = underWay; lost > 0; lost--) failed.push('never answered')
  return { done, failed, seconds: (performance.now() - started) / 1_000 }
}

const all = actions.reduce((sum, { share }) => sum + share, 0)

function drawn(chance: number): Action {
  let left = chance * all
  for (const action of actions) {
    left -= action.share
    if (left <= 0) return action
  }
  throw new Error('The shares do not add up')
}
