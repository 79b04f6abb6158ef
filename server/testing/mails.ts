import { listMails } from '../mail/mail-store.ts'
import type { TestApp } from './app.ts'
import { until } from './until.ts'

/** What lies in the outbox for this address, oldest first. */
export async function mailsTo({ context: { db, vault } }: TestApp, address: string) {
  const all = await listMails(db, vault)
  return all.filter(({ content }) => content.to === address)
}

/** The token in the newest mail of a kind; some are written after the call is answered. */
export async function tokenSentTo(app: TestApp, address: string, kind: string) {
  const find = async () => (await mailsTo(app, address)).findLast((one) => one.kind === kind)
  const mail = await until(find)
  return /#([\w-]{43})/.exec(mail.content.text)?.[1] ?? ''
}
