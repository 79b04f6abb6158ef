/** Work in small steps: it can be put down between any two of them. */
export type Steps<Result> = Generator<undefined, Result>

/** All that is left of it, at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** What is made once and kept. */
export type MadeOnce<Made> = {
  /** It, made to the end now where it is not yet. */
  get: () => Made
  /** Goes one step on; true once there is none left. */
  step: () => boolean
}

/** Made ahead step by step, or at once by whoever needs it first: the same steps either way. */
export function madeOnce<Made>(make: () => Steps<Made>): MadeOnce<Made> {
  let steps: Steps<Made> | undefined
  let made: { value: Made } | undefined
  function step(): boolean {
    if (made) return true
    const own = steps ?? make()
    // One that fails is over: whoever asks next begins anew.
    steps = undefined
    const { done, value } = own.next()
    if (done) made = { value }
    else steps = own
    return done === true
  }
  return {
    step,
    get() {
      while (!made) step()
      return made.value
    },
  }
}
