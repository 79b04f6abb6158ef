import { recordAction } from '../ledger/append.ts'
import type { Context } from '../lib/http.ts'
import { listMails } from '../mail/mail-store.ts'
import { recordOpening } from './opening.ts'

/** Every mail that has not left, as it would be read. */
export async function printOutbox({ env, db, vault }: Context) {
  // They hold links that open an account.
  const mails = await db.transaction(async (tx) => {
    const waiting = await listMails(tx, vault)
    const people = waiting.map(({ person }) => person)
    await recordOpening(tx, vault, 'mail', people)
    await recordAction(tx, { action: 'outbox', detail: `${waiting.length} read` })
    return waiting
  })
  if (mails.length === 0) return 'No mail is waiting.'
  return mails
    .map(({ at, waits, tries, content }) =>
      [
        `${at.toISOString()}  ${standing(waits, tries, env.mail !== null)}`,
        `To: ${content.to}`,
        `Subject: ${content.subject}`,
        '',
        content.text.trimEnd(),
      ].join('\n'),
    )
    .join(`\n\n${'-'.repeat(72)}\n\n`)
}

function standing(waits: boolean, tries: number, isSent: boolean) {
  if (waits) return 'waits until the address is confirmed'
  if (!isSent) return 'kept here, as SMTP_URL is not set'
  return tries === 0 ? 'about to be sent' : `tried ${tries} times, will be tried again`
}
