import { parseArgs } from 'node:util'
import { readEnv } from '../../server/lib/env.ts'
import { asJob } from '../../server/lib/person.ts'
import { openContext } from '../../server/open.ts'
import { countMade, fillSlice, openAccount } from '../../server/testing/many-conversations.ts'

/**
 * Fills the database of DATA_DIR with conversations: `--messages` in all, `--each` in one. The first
 * therapist has `--largest` of the conversations, all others a hundred. Ended anywhere it goes on
 * where it was. A message is the same sample, which opens nowhere, but for those of the first
 * therapist, whose patients have keys and names, too.
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1500000' },
    each: { type: 'string', default: '30' },
    largest: { type: 'string', default: '2000' },
    from: { type: 'string' },
  },
})
const filling = { each: Number(values.each), largest: Number(values.largest) }
const threads = Math.ceil(Number(values.messages) / filling.each)
const slice = 200

// What is written at once keeps the disk busy: it is waited for.
const env = { ...readEnv(), databasePatience: 20 }
const opened = await openContext(env, (line) => console.error(line))
await asJob('fill', async () => {
  const { context } = opened
  const begin = Number(values.from ?? (await countMade(context)))
  for (let at = Math.floor(begin / slice) * slice; at < threads; at += slice) {
    await fillSlice(context, filling, at, Math.min(slice, threads - at))
    if (at % 10_000 === 0) console.log(`${at} of ${threads} conversations`)
  }
  await openAccount(context, filling)
})
await opened.close()
console.log(`${threads} conversations, ${threads * filling.each} messages`)
