import { removeDemo } from '../demo/remove.ts'
import { erasures } from '../erasure/erase.ts'
import { recordAction } from '../ledger/append.ts'
import { StartError, takenIndex } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'

export async function loadDemoNow(context: Context) {
  const { addDemo } = await import('../demo/load.ts')
  const isLoaded = await addDemo(context).catch((error: unknown) => {
    throw takenIndex(error) ? new StartError(taken) : error
  })
  if (!isLoaded)
    return 'The demo directory is there already. To have it anew: demo remove, then demo load.'
  await recordAction(context.db, { action: 'demo load' })
  return 'The demo directory and its accounts are loaded.'
}

const taken = 'Someone here uses the email or username of a demo account, so nothing was loaded'

export async function removeDemoNow(context: Context) {
  const removed = await removeDemo(context.db, erasures(context))
  if (removed.therapists + removed.patients === 0) return 'There is nothing of the demo to remove.'
  const done = `Removed ${removed.therapists} demo therapists and ${removed.patients} demo patients.`
  await recordAction(context.db, { action: 'demo remove' })
  if (!context.env.demo) return done
  return `${done} With DEMO=0 an empty database stays empty at the next start.`
}
