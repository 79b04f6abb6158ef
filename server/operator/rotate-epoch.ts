import { type Cleared, clearDisk, type Patience } from '../erasure/clear-disk.ts'
import { recordAction } from '../ledger/append.ts'
import { rotateEpoch } from '../lib/epoch-rotation.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'

/** Somebody waits for it, and wants it done. */
const patience: Patience = { lockWithin: 5_000, tries: 6, pause: 2_000 }

export async function rotateEpochNow({ db, keys, databaseUrl }: Context) {
  const { epoch, moved } = await rotateEpoch(db, keys)
  await recordAction(db, { action: 'rotate-epoch', detail: `epoch ${epoch}` })
  const begun = `Epoch ${epoch} has begun: ${moved} keys were moved to it, and the file of the one before is destroyed.`
  const { waiting, left } = await clearDisk(databaseUrl, patience)
  if (waiting.length > 0)
    throw new StartError(
      `${begun} But what was deleted of public words still lies in tables that are in use, and in the log: ${waiting.join(', ')}. Run it again, or wait: the server tries every night.`,
    )
  return [begun, ...left.map((what) => advice[what]), said(left)].join('\n')
}

const said = (left: Cleared['left']) =>
  left.length === 0
    ? 'Of accounts deleted until now no word, name or picture can be opened or read from this database’s files, but for what patients keep of a therapist: their conversation, and the name beside a review.'
    : 'The rest of what accounts deleted until now had written or shown is gone from this database’s files, or cannot be opened.'

const advice = {
  log: 'Its log may hold what was deleted of public words, and this role may not see to that: where the database runs, switch the log and make checkpoints, and let go of archived log and of replicas’ (docs/security.md).',
  statistics:
    'What PostgreSQL noted of public words may hold some: as a superuser, VACUUM FULL pg_statistic.',
} as const satisfies Record<Cleared['left'][number], string>
