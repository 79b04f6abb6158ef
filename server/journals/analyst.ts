import { setImmediate as others } from 'node:timers/promises'
import { readDanger } from '@attune/engine/danger/read-danger.ts'
import { type EntryReading, entryParts, joinReadings } from '@attune/engine/diagnosis/read-entry.ts'
import { checkInAt } from '@attune/engine/text/text-models.ts'
import { ENGINE_VERSION } from '@attune/engine/version.ts'
import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { asJob } from '../lib/person.ts'
import { type Claim, claimEntry } from './analysis-queue.ts'
import { saveAnalysis } from './analysis-store.ts'
import { entryText } from './entry-text.ts'
import { readJournal } from './store.ts'

export type Analyst = Job & {
  /** There is something to read; where it does not run, another node's does. */
  wake: () => void
}

/** What another node left behind, or was told while the database was away, is found this often. */
const lookEvery = 20_000

/**
 * Reads entries after they were saved, one at a time, in the background. The queue is in the
 * database: a restart goes on with it, and of several nodes one reads each entry.
 */
export function createAnalyst(context: Context, onError: (error: unknown) => void): Analyst {
  let running = false
  let asked = false
  let round: Promise<void> | undefined

  const next = async () => (running ? claimEntry(context.db) : undefined)
  async function empty() {
    asked = false
    for (let claim = await next(); claim; claim = await next())
      // One that fails does not hold up the others; its claim runs out, and it is tried again.
      await analyse(context, claim).catch(onError)
  }
  function wake() {
    asked = true
    if (!running || round) return
    // Whoever saved an entry wakes it; it then reads everybody's.
    round = asJob('journal analyst', empty)
      .then(() => context.metrics.round('journal analyst'))
      .catch(onError)
      .finally(() => {
        round = undefined
        if (asked) wake()
      })
  }
  return {
    name: 'journal analyst',
    wake,
    start() {
      running = true
      const looking = setInterval(wake, lookEvery)
      looking.unref()
      wake()
      return async () => {
        running = false
        clearInterval(looking)
        await round
      }
    },
  }
}

async function analyse(context: Context, { userId, journalId }: Claim) {
  const { db, vault, textModels, dangerModel } = context
  const entry = await readJournal(db, vault, userId, journalId)
  if (!entry) return
  const reading = await readInTurns(context, entryText(entry))
  const engine = `${ENGINE_VERSION}+${textModels.version}+${dangerModel.version}`
  await saveAnalysis(db, vault, entry, { engine, at: new Date(), reading })
}

/** The longest entry takes a tenth of a second: requests that came in meanwhile go first. */
async function readInTurns(
  { textModels, dangerModel }: Pick<Context, 'textModels' | 'dangerModel'>,
  text: string,
): Promise<EntryReading> {
  const read = []
  for (const part of entryParts(text)) {
    await others()
    const { start, text: own } = part
    const reading = textModels.read(own)
    const danger = readDanger(dangerModel, own, [], reading.danger >= checkInAt)
    read.push({ start, reading, danger })
  }
  return joinReadings(text, read)
}
