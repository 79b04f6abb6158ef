import { keys, readLocal } from './local-storage.ts'

/** Whether somebody has left here without a network, whose session is still to be ended. */
export const isLeaving = () => readLocal(keys.leaving) !== null

/** Ends it, before anything else is asked. */
export const finishLeaving = async () => {
  if (isLeaving()) await (await import('./leaving.ts')).finish()
}
