import { createHmac, randomUUID } from 'node:crypto'
import type { IceServer } from '@attune/contract/room.ts'
import type { Env } from '../lib/env.ts'

/** A call under way may still ask its relay for a moment after the room has closed. */
const leeway = 5 * 60_000

/**
 * A name and a password for the relay that end with the room: "a REST API for access to TURN
 * services" (draft-uberti-behave-turn-rest), as coturn's `use-auth-secret` has it. The name is made
 * anew each time, so that the relay cannot tell who comes twice.
 */
export function iceServers(turn: Env['turn'], closes: Date): IceServer[] {
  if (!turn) return []
  const username = `${Math.floor((closes.getTime() + leeway) / 1000)}:${randomUUID()}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [{ urls: [...turn.urls], username, credential }]
}
