import { setTimeout as wait } from 'node:timers/promises'
import { sendReset } from '../auth/account-mails.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { findByEmail } from './accounts.ts'

type Log = { error: (error: unknown) => void }

/** Milliseconds after which every request for a link is answered, whatever was found. */
const answeredAfter = 500

/**
 * A link to every account with this address. However long the work takes, the caller waits the
 * same: an answer that came with its end would tell what was found.
 */
export async function sendResetLinks(context: Context, email: string, log: Log) {
  const sending = sendAll(context, email).catch((error: unknown) => log.error(error))
  await Promise.race([wait(answeredAfter), sending.then(() => wait(answeredAfter))])
}

async function sendAll(context: Context, email: string) {
  for (const { role, receiver } of await findByEmail(context.db, context.vault, email))
    if (await mayAskAgain(context, receiver.id))
      await context.db.transaction((tx) => sendReset(tx, context, role, receiver))
}

/** Too many for one account are dropped without a word: an answer would tell that it exists. */
async function mayAskAgain({ limits }: Context, person: string) {
  try {
    await limits.take('linkAccount', `reset ${person}`)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
