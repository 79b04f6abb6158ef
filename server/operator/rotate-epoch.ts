import { recordAction } from '../ledger/append.ts'
import { rotateEpoch, settleDisk } from '../lib/epoch-rotation.ts'
import type { Context } from '../lib/http.ts'

export async function rotateEpochNow({ db, keys }: Context) {
  const { epoch, moved } = await rotateEpoch(db, keys)
  await settleDisk(db)
  await recordAction(db, { action: 'rotate-epoch', detail: `epoch ${epoch}` })
  return `Epoch ${epoch} has begun: ${moved} keys were moved to it, and the file of the one before is destroyed. What was deleted until now cannot be opened from this disk.`
}
