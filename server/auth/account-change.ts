import type { AccountPatch } from '@attune/contract/accounts.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { networkOf } from '../lib/network.ts'
import { letters } from '../mail/letters.ts'
import { addressChanged, notify, receiverOf } from './account-mails.ts'
import { type AccountTable, preparePatch, requireStillCurrent } from './accounts.ts'
import { deviceOf, forgetDevices } from './device-store.ts'
import { callerOf, requireRecent } from './guard.ts'
import type { Caller, Sessions } from './sessions.ts'

/**
 * A change of an account made ready: what to store, what else belongs into the same transaction,
 * and what is to be done after it.
 */
export async function prepareChange(
  context: Context,
  sessions: Sessions,
  table: AccountTable,
  request: FastifyRequest & { body: AccountPatch },
) {
  const { body } = request
  const caller = callerOf(request)
  if (body.email !== undefined || body.username !== undefined)
    await countNames(context, caller, networkOf(request.ip))
  const before = await receiverOf(context.db, context.vault, table, caller.id)
  const isNewAddress = body.email !== undefined && body.email !== before?.email
  if (isNewAddress || body.password !== undefined) await requireRecent(context.db, caller)
  const { fields, webp, replacedHash } = await preparePatch(context, table, caller, body)
  return {
    fields: { ...fields, ...(isNewAddress && { email_confirmed_at: null }) },
    webp,
    async also(tx: Db) {
      if (replacedHash) await requireStillCurrent(tx, table, caller.id, replacedHash)
      if (!before) return
      if (replacedHash) await notify(tx, context, before, letters.passwordChanged)
      if (isNewAddress)
        await addressChanged(tx, context, caller.role, before, body.email ?? before.email)
    },
    async after() {
      if (!replacedHash) return
      await sessions.endOthers(caller.id, caller.session)
      await forgetDevices(context.db, caller.id, deviceOf(request, context.env))
    },
  }
}

/** Each of these tells whether somebody has an account. */
async function countNames({ limits }: Context, caller: Caller, network: string) {
  await limits.take('nameAccount', caller.id)
  await limits.take('nameNetwork', network)
}
