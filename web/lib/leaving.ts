import type { Role } from '@attune/contract/endpoint.ts'
import { keys, readLocal, removeLocal, unsentKeys, writeLocal } from './local-storage.ts'

/** Who has left this device without a network, until it is finished. */
export const leaveLater = (role: Role) => writeLocal(keys.leaving, role)

/** How long it may stay unanswered before it counts as not reached, in milliseconds. */
const patience = 10_000

let finishing: Promise<void> | undefined

/**
 * Ends on the server what was left here. Rejects where it still cannot be reached. Asked for twice it
 * is done once: a late reply would take the cookie of who came next.
 */
export function finish(): Promise<void> {
  finishing ??= signOut().finally(() => {
    finishing = undefined
  })
  return finishing
}

async function signOut() {
  const role = readLocal<Role>(keys.leaving)
  if (role === null) return
  // What `start.js` has asked was answered for the one who left.
  globalThis.__attune_asked?.clear()
  const reply = await fetch(`/api/${role}s/logout`, {
    method: 'POST',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(patience),
  })
  if (reply.status >= 500) throw new Error(`The sign-out answered ${reply.status}`)
  // What tabs that heard of it late have written since; a time that a visitor chose is theirs.
  for (const key of unsentKeys()) if (key !== keys.keptTime) removeLocal(key)
  removeLocal(keys.leaving)
}
