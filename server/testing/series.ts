import { randomUUID } from 'node:crypto'
import { changeTo, request } from './appointments.ts'
import type { SignedUp } from './sign-up.ts'

type Rule = { weeks?: number; times?: number; clientId?: string }

/** A session of the two that is agreed on. */
export const agreeOn = async (patient: SignedUp, therapist: SignedUp, at: Date) => {
  const { body } = await request(patient, therapist, at)
  return (await changeTo(therapist, body, 'confirm')).body
}

export const propose = (who: SignedUp, { _id }: { _id: string }, rule: Rule = {}) =>
  who.call('POST', `/appointments/${_id}/series`, {
    ...{ weeks: 1, times: 4, clientId: randomUUID() },
    ...rule,
  })

export const stateOf = async (who: SignedUp, { _id }: { _id: string }) =>
  (await who.call('GET', `/appointments/${_id}/series`)).body

/** The answer of the other to what waits. */
export async function answer(
  who: SignedUp,
  one: { _id: string },
  what: 'accept' | 'decline' = 'accept',
) {
  const { proposal } = await stateOf(who, one)
  return who.call('PUT', `/appointments/${one._id}/series/${proposal._id}/${what}`)
}

export const cancelLater = (
  who: SignedUp,
  { _id, sequence }: { _id: string; sequence: number },
  reason: string | null = null,
) => who.call('PUT', `/appointments/${_id}/series/cancel`, { sequence, reason })

/** Of what is ahead, when each begins, soonest first. */
export const aheadOf = async (
  who: SignedUp,
): Promise<{ _id: string; at: string; sequence: number }[]> =>
  (await who.call('GET', '/appointments?when=ahead&limit=100')).body
