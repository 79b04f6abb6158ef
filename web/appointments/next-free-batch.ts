import { appointments } from '@attune/contract/appointment-calls.ts'
import type { NextFree } from '@attune/contract/appointments.ts'
import { call } from '../lib/call.ts'

/** As many as one call takes. */
const most = 24

type Waiting = {
  therapist: string
  tell: (found: NextFree | null) => void
  fail: (error: unknown) => void
}
let waiting: Waiting[] = []

/** The next free time of one therapist; those that are asked for together go in one call. */
export function askNextFree(therapist: string): Promise<NextFree | null> {
  if (waiting.length === 0) setTimeout(askAll)
  return new Promise((tell, fail) => waiting.push({ therapist, tell, fail }))
}

function askAll() {
  const all = waiting
  waiting = []
  for (let at = 0; at < all.length; at += most) void ask(all.slice(at, at + most))
}

async function ask(some: readonly Waiting[]) {
  const ids = [...new Set(some.map(({ therapist }) => therapist))].join(',')
  try {
    const found = await call(appointments.nextFree, { querystring: { ids } })
    for (const { therapist, tell } of some) tell(found.find(({ _id }) => _id === therapist) ?? null)
  } catch (error) {
    for (const { fail } of some) fail(error)
  }
}
