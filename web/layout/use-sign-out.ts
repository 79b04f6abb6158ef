import { useEffect } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { signInOf } from './redirects.ts'

/** Nobody leaves in a page's first seconds; by then the way out is there, network or none. */
const aheadAfter = 5_000

/** Asks once more where words would be lost, and leads to the sign-in page. */
export function useSignOut() {
  const { role } = usePerson()
  const navigate = useNavigate()
  useEffect(() => {
    const ahead = setTimeout(toLeave, aheadAfter)
    return () => clearTimeout(ahead)
  }, [])
  return async () => {
    const leaving = await toLeave()
    if (!leaving) toast.error('You are still signed in. Please try again.')
    else if (await leaving.leaveDevice(role)) await navigate(signInOf[role], { replace: true })
  }
}

/** Null where it is not on this device. */
const toLeave = () => import('./leave-device.ts').catch(() => null)
