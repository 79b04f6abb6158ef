import type { Context } from '../lib/http.ts'
import { listMails } from '../mail/mail-store.ts'
import { recordAction } from './audit.ts'

/** Every mail that has not left, as it would be read. */
export async function printOutbox({ env, db, vault }: Context) {
  const mails = await listMails(db, vault)
  // They hold links that open an account.
  await recordAction(db, { action: 'outbox', detail: `${mails.length} read` })
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
