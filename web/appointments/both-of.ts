import { isGone } from '../lib/is-gone.ts'

type Asked = { error: Error | null; refetch: () => unknown }

/** Of two answers that are shown together: what failed, whether there is no such thing, and asking anew. */
export function bothOf(one: Asked, other: Asked) {
  const error = one.error ?? other.error
  const retry = () => {
    one.refetch()
    other.refetch()
  }
  return { error, isGone: isGone(error), retry }
}
