import { type contactsADay, notShown, type Therapist } from '@attune/contract/therapists.ts'
import type { Limits } from '../lib/limits.ts'

const remembered = 20_000
const aDay = 24 * 60 * 60 * 1000

type Where = keyof typeof contactsADay

/**
 * Nobody reads everybody's contact data: a day's worth for each account, of each therapist once.
 * What is beyond comes without it, and says so.
 */
export function createContactBudget(limits: Limits) {
  const seen = new Map<string, { since: number; ids: Set<string> }>()

  const seenOf = (key: string) => {
    const known = seen.get(key)
    if (known && Date.now() - known.since < aDay) return known.ids
    if (seen.size >= remembered) seen.clear()
    const ids = new Set<string>()
    seen.set(key, { since: Date.now(), ids })
    return ids
  }

  return async (caller: string, where: Where, found: readonly Therapist[]) => {
    const ids = seenOf(`${where} ${caller}`)
    const fresh = found.filter(({ _id }) => _id !== caller && !ids.has(_id))
    const granted = await limits.takeSome(`contacts_${where}`, caller, fresh.length)
    for (const { _id } of fresh.slice(0, granted)) ids.add(_id)
    return found.map((therapist) => {
      const isShown = therapist._id === caller || ids.has(therapist._id)
      return isShown
        ? therapist
        : { ...therapist, email: notShown, phone: notShown, contactWithheld: true }
    })
  }
}
