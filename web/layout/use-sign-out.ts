import type { Role } from '@attune/contract/endpoint.ts'
import { therapists } from '@attune/contract/therapists.ts'
import { users } from '@attune/contract/users.ts'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { call } from '../lib/call.ts'
import { isCode, NetworkError, sentence } from '../lib/failures.ts'
import { endSessionBy, usePerson } from '../lib/session.ts'
import { signInOf } from './redirects.ts'

/**
 * Ends the session on the server first; where that fails, the person stays signed in, but for where
 * Attune cannot be reached: they can leave this device all the same.
 */
export function useSignOut() {
  const { role } = usePerson()
  const navigate = useNavigate()
  return async () => {
    try {
      await endSessionBy('signed-out', () => logOut(role))
    } catch (error) {
      const leaving = error instanceof NetworkError && (await toLeave())
      if (!leaving) {
        toast.error(sentence(error, 'You are still signed in. Please try again.'))
        return
      }
      if (!leaving.leaveDevice(role)) return
    }
    await navigate(signInOf[role], { replace: true })
  }
}

/** Null where it is not on this device. */
const toLeave = () => import('./leave-device.ts').catch(() => null)

/** A session that is already over counts as signed out. */
async function logOut(role: Role) {
  try {
    await (role === 'user' ? call(users.logout, {}) : call(therapists.logout, {}))
  } catch (error) {
    if (!isCode(error, 'signed_out')) throw error
  }
}
