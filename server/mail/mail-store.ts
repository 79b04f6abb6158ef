import { and, asc, eq, gt, lt, lte, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { keptDays as kept } from '../lib/kept-days.ts'
import type { Vault } from '../lib/vault.ts'
import { type Letter, type MailKind, written } from './letters.ts'
import { mails } from './table.ts'

/** For which a mail stays in the outbox where no server sends it. */
const keptDays = kept.mail
/** Minutes for which whoever took a mail to send it has it alone. */
const leaseMinutes = 5
const longestPause = 60

/** To whom: the account's address, and whether its link has been followed. */
export type Receiver = { id: string; email: string; isConfirmed: boolean }

const Content = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Where mail programs end such mails with one click. */
  unsubscribe: z.string().optional(),
  /** What a calendar makes of it. */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
})
export type Content = z.infer<typeof Content>

/** These prove the address themselves; all else waits until it is proved. */
const provesAddress: readonly MailKind[] = ['confirm-email', 'reset-password']

/** Puts a mail into the queue, in the transaction of what it tells. */
export async function queueMail(
  tx: Db,
  { env, vault }: Pick<Context, 'env' | 'vault'>,
  to: Receiver,
  letter: Letter,
) {
  const id = crypto.randomUUID()
  const { subject, calendar } = letter
  const content: Content = {
    to: to.email,
    subject,
    ...written(letter),
    ...(calendar && { calendar }),
  }
  const key = await vault.keyOf(tx, to.id)
  const waits = !to.isConfirmed && !provesAddress.includes(letter.kind)
  // Of those that wait the newest of a kind is enough, but where each is about something else.
  if (waits && letter.kind !== 'appointment-changed') await dropWaiting(tx, to.id, letter.kind)
  const hours = env.mail ? letter.keptHours : keptDays * 24
  await tx.insert(mails).values({
    ...{ _id: id, person_id: to.id, kind: letter.kind },
    sealed: key.encrypt(JSON.stringify(content), sealedAs(id)),
    waits,
    expires_at: sql`now() + make_interval(mins => ${Math.round(hours * 60)})`,
  })
}

export type Queued = { id: string; tries: number; content: Content }

/** The mail that is due longest, for the caller alone until the lease ends; a later try pauses longer. */
export async function takeDueMail(db: Db, vault: Vault): Promise<Queued | undefined> {
  const due = db
    .select({ id: mails._id })
    .from(mails)
    .where(
      and(lte(mails.due_at, sql`now()`), gt(mails.expires_at, sql`now()`), eq(mails.waits, false)),
    )
    .orderBy(asc(mails.due_at))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(mails)
    .set({
      due_at: sql`now() + make_interval(mins => ${leaseMinutes})`,
      tries: sql`${mails.tries} + 1`,
    })
    .where(eq(mails._id, due))
    .returning()
  return row && { id: row._id, tries: row.tries, content: await openMail(db, vault, row) }
}

/** Nothing of a mail is kept once it is sent, or once nobody will take it. */
export const dropMail = (db: Db, id: string) => db.delete(mails).where(eq(mails._id, id))

/** After the first failure half a minute, then twice as long each time, at most an hour. */
export const postponeMail = (db: Db, { id, tries }: Pick<Queued, 'id' | 'tries'>) =>
  db
    .update(mails)
    .set({
      due_at: sql`now() + make_interval(secs => ${Math.min(30 * 2 ** (tries - 1), longestPause * 60)})`,
    })
    .where(eq(mails._id, id))

/** The address is confirmed: what waited for that may leave, but for what went to another one. */
export const releaseMails = (tx: Db, person: string) =>
  tx
    .update(mails)
    .set({ waits: false })
    .where(and(eq(mails.person_id, person), ne(mails.kind, 'email-changed')))

/** For a new address nothing may leave that was written to the old one. */
export const dropWaitingMails = (tx: Db, person: string) =>
  tx
    .delete(mails)
    .where(
      and(
        eq(mails.person_id, person),
        or(
          eq(mails.waits, true),
          eq(mails.kind, 'confirm-email'),
          eq(mails.kind, 'reset-password'),
        ),
      ),
    )

const dropWaiting = (tx: Db, person: string, kind: MailKind) =>
  tx
    .delete(mails)
    .where(and(eq(mails.person_id, person), eq(mails.kind, kind), eq(mails.waits, true)))

export const deleteMails = (tx: Db, person: string) =>
  tx.delete(mails).where(eq(mails.person_id, person))

export const sweepMails = (db: Db) =>
  db
    .delete(mails)
    .where(
      or(
        lt(mails.expires_at, sql`now()`),
        lt(mails.created_at, sql`now() - make_interval(days => ${keptDays})`),
      ),
    )

/** What lies in the outbox, oldest first. */
export async function listMails(db: Db, vault: Vault) {
  const rows = await db.select().from(mails).orderBy(asc(mails.created_at), asc(mails._id))
  return Promise.all(
    rows.map(async (row) => ({
      person: row.person_id,
      at: row.created_at,
      kind: row.kind,
      waits: row.waits,
      tries: row.tries,
      content: await openMail(db, vault, row),
    })),
  )
}

type Row = typeof mails.$inferSelect

/** What it says and to whom. */
export async function openMail(db: Db, vault: Vault, row: Row): Promise<Content> {
  const key = await vault.keyOf(db, row.person_id)
  return Content.parse(JSON.parse(key.decrypt(row.sealed, sealedAs(row._id))))
}

const sealedAs = (id: string) => `mails.sealed:${id}` as const
