import type { Role } from '@attune/contract/endpoint.ts'
import { therapists } from '@attune/contract/therapists.ts'
import { users } from '@attune/contract/users.ts'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { isCode, NetworkError, sentence } from '../lib/failures.ts'
import { readForNow } from '../lib/for-now.ts'
import { leaveLater } from '../lib/leaving.ts'
import { keys } from '../lib/local-storage.ts'
import { endSession, endSessionBy } from '../lib/session.ts'
import { holdsUnsent } from '../lib/unsent.ts'

/** How long a warning holds, in milliseconds. */
const warnedFor = 60_000
let warnedAt = Number.NEGATIVE_INFINITY
/** How long the server may be silent before this device is left without it, in milliseconds. */
const patience = 4_000

const warning = {
  id: 'would-be-lost',
  text: 'Something you wrote is not sent yet. It would be lost. To leave all the same, press Sign Out once more.',
}
const left =
  'You have left this device. Attune ends your session as soon as it can be reached from here.'

/**
 * Ends the session on the server, then on this device; where Attune cannot be reached, on this device
 * at once, and on the server once that can be, before anything else is asked. False where they stay:
 * the server refused, or something written and not sent would be lost, which is said once.
 */
export async function leaveDevice(role: Role): Promise<boolean> {
  if (isToBeWarned()) return false
  try {
    await endSessionBy('signed-out', () => logOut(role))
  } catch (error) {
    if (!(error instanceof NetworkError)) {
      toast.error(sentence(error, 'You are still signed in. Please try again.'))
      return false
    }
    leaveLater(role)
    endSession('signed-out')
    toast(left, { duration: 8_000 })
  }
  toast.dismiss(warning.id)
  warnedAt = Number.NEGATIVE_INFINITY
  return true
}

/** What is typed to the assistant goes with whoever signs out, too. */
const isAsking = () => Boolean(readForNow<{ text: string }>(keys.asking)?.text.trim())

function isToBeWarned(): boolean {
  if (!(holdsUnsent() || isAsking()) || performance.now() - warnedAt <= warnedFor) return false
  warnedAt = performance.now()
  toast.error(warning.text, { id: warning.id, duration: 12_000 })
  return true
}

/** A session that is already over counts as signed out. */
async function logOut(role: Role) {
  const { logout } = { user: users, therapist: therapists }[role]
  try {
    await call(logout, { signal: AbortSignal.timeout(patience) })
  } catch (error) {
    if (!isCode(error, 'signed_out')) throw error
  }
}
