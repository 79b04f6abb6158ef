import type { Job } from '../lib/job.ts'
import { openGazetteer } from './gazetteer.ts'

/** Milliseconds after the start, when whoever waited for it has been served. */
const after = 4_000

type Open = () => Promise<unknown>
const openAhead: Open = () => openGazetteer(true)

/** The list of towns is read before a search first needs it: whoever asks first would wait a second for it. */
export const townsAhead = (onError: (error: unknown) => void, open = openAhead): Job => ({
  name: 'reading of the towns',
  start() {
    let underWay: Promise<unknown> | undefined
    const begin = setTimeout(() => {
      underWay = open().catch(onError)
    }, after)
    return async () => {
      clearTimeout(begin)
      await underWay
    }
  },
})
