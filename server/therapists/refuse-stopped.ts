import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { readStop, stopText } from './stop-store.ts'
import { endSessionsOf } from './store.ts'

/** Whom the operator has stopped has no session, however they came by one. */
export async function refuseStopped({ db, bus, vault }: Context, id: string) {
  const stop = await readStop(db, vault, id)
  if (!stop) return
  await endSessionsOf(db, id)
  await bus.publish('ended', { person: id })
  throw new AppError('forbidden', stopText(stop))
}
