import { madeAhead } from '@attune/engine/chatbot/made-ahead.ts'
import type { Job } from '../lib/job.ts'

/** Milliseconds at a time; whoever asks for something meanwhile waits no longer than that for it. */
const turn = 8
const firstAfter = 300

/** The assistant's library is learnt while nobody has asked yet, a little at a time. */
export const libraryAhead = (onError: (error: unknown) => void): Job => ({
  name: 'learning of the library',
  start() {
    let next: NodeJS.Immediate | undefined
    const begin = setTimeout(goOn, firstAfter)
    function goOn() {
      try {
        const until = performance.now() + turn
        while (performance.now() < until) if (madeAhead.every((one) => one.step())) return
        next = setImmediate(goOn)
      } catch (error) {
        onError(error)
      }
    }
    return async () => {
      clearTimeout(begin)
      clearImmediate(next)
    }
  },
})
