import { keys, readLocal } from './local-storage.ts'

/** Where somebody has left here without a network, their session is ended before anything is asked. */
export const finishLeaving = async () => {
  if (readLocal(keys.leaving) !== null) await (await import('./leaving.ts')).finish()
}
