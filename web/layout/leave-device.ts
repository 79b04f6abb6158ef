import type { Role } from '@attune/contract/endpoint.ts'
import { toast } from 'react-hot-toast'
import { leaveLater } from '../lib/leaving.ts'
import { isUnsent, keys, readLocal } from '../lib/local-storage.ts'
import { endSession } from '../lib/session.ts'

/** How long a warning holds, in milliseconds. */
const warnedFor = 60_000
let warnedAt = Number.NEGATIVE_INFINITY

const warning =
  'Attune can’t be reached, and something you wrote is not sent yet. It would be lost. To leave all the same, press Sign Out once more.'
const left =
  'You have left this device. Attune ends your session as soon as it can be reached from here.'

/**
 * Ends the session on this device, where Attune cannot be reached, and on the server once that can be,
 * before anything else is asked. False where something written and not sent would be lost: that is
 * said, and the next time they leave.
 */
export function leaveDevice(role: Role): boolean {
  if (holdsUnsent() && performance.now() - warnedAt > warnedFor) {
    warnedAt = performance.now()
    toast.error(warning, { duration: 12_000 })
    return false
  }
  leaveLater(role)
  endSession('signed-out')
  toast(left, { duration: 8_000 })
  return true
}

const holdsUnsent = () =>
  Object.keys(localStorage).some(
    (key) => isUnsent(key) && key !== keys.keptTime && saysSomething(readLocal(key)),
  )

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(saysSomething)
    : typeof value === 'string' && value.trim() !== ''
