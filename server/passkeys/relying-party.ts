import { isIP } from 'node:net'
import type { Env } from '../lib/env.ts'
import { AppError } from '../lib/errors.ts'

type Arrived = { socket: { localPort?: number | undefined } }

/** The name that passkeys are made for, and the one address whose pages may use them. */
export type RelyingParty = { id: string; origin: string }

/**
 * Out of PUBLIC_URL; where there is none, this machine alone at the port that the connection came
 * in by. No header says anything here: whoever writes them would choose the name.
 */
export function relyingPartyOf(env: Pick<Env, 'publicUrl'>, request: Arrived): RelyingParty {
  const port = request.socket.localPort
  const address = env.publicUrl ?? `http://localhost${port ? `:${port}` : ''}`
  const { hostname, origin, protocol } = new URL(address)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  if (isAddress || (protocol !== 'https:' && hostname !== 'localhost'))
    throw new AppError('invalid', 'Passkeys need this site to have a name of its own and https')
  return { id: hostname, origin }
}
