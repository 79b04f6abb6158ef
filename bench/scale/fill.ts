import { parseArgs } from 'node:util'
import { readEnv } from '../../server/lib/env.ts'
import { asJob } from '../../server/lib/person.ts'
import { openContext } from '../../server/open.ts'
import { startPostgres } from '../../server/postgres/postgres.ts'
import {
  addTherapists,
  countMade,
  fillSlice,
  ofOthers,
  openAccounts,
  openSlice,
} from '../../server/testing/many-conversations.ts'
import { putIndexesBack, setIndexesAside } from './indexes-aside.ts'

/**
 * Fills the database of DATA_DIR with conversations: `--messages` in all, `--each` in one. The first
 * therapist has `--largest` of the conversations, all others a hundred. Ended anywhere it goes on
 * where it was. A message is the same sample, which opens nowhere, but for those of the first two
 * therapists, whose patients have keys and names, too. Where more than a million are to come, the
 * indexes are made at the end. `--therapists`: that many at least.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1500000' },
    each: { type: 'string', default: '30' },
    largest: { type: 'string', default: '2000' },
    from: { type: 'string' },
    therapists: { type: 'string', default: '0' },
  },
})
const filling = { each: Number(values.each), largest: Number(values.largest) }
const threads = Math.ceil(Number(values.messages) / filling.each)
const [slice, atOnce] = [200, 2]
const many = 1_000_000

// What is written at once keeps the disk busy: it is waited for.
const env = { ...readEnv(), databasePatience: 20 }
const say = (line: string) => console.error(line)
const starting = env.databaseUrl ? undefined : startPostgres(env.dataDir, say)
const { context, close } = await openContext(env, say, starting)
const owner = (await starting)?.url ?? env.databaseUrl ?? ''
await asJob('fill', async () => {
  const begin = Math.max(0, Number(values.from ?? (await countMade(context))) - slice * atOnce)
  const slices = Array.from(
    { length: Math.max(0, Math.ceil((threads - begin) / slice)) },
    (_, place) => begin + place * slice,
  )
  if (slices.length * slice * filling.each > many) await setIndexesAside(owner)
  const fill = async () => {
    for (let at = slices.shift(); at !== undefined; at = slices.shift()) {
      await fillSlice(context, filling, at, Math.min(slice, threads - at))
      if (Math.floor(at / slice) % 100 === 0) say(`${at} of ${threads} conversations`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fill))
  await putIndexesBack(owner, say)
  const opened = Math.min(threads, filling.largest + ofOthers)
  for (let at = 0; at < opened; at += slice)
    await openSlice(context, filling, at, Math.min(slice, opened - at))
  await addTherapists(context, Number(values.therapists))
  await openAccounts(context, filling)
})
await close()
say(`${threads} conversations, ${threads * filling.each} messages`)
