import type { Role } from '@attune/contract/endpoint.ts'
import { type MailList, standardMailSettings } from '@attune/contract/notifications.ts'
import { paths } from '@attune/contract/paths.ts'
import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { receiverOf } from '../auth/account-mails.ts'
import type { Db } from '../lib/db.ts'
import type { Context } from '../lib/http.ts'
import { letters, type RepeatedLetter } from '../mail/letters.ts'
import { queueMail, type Receiver } from '../mail/mail-store.ts'
import { publicAddress } from '../mail/public-address.ts'
import { therapists } from '../therapists/table.ts'
import { users } from '../users/table.ts'
import { mailTime, nextMorning } from './mail-time.ts'
import { settingsIn } from './settings-store.ts'
import { mailSettings, notifications } from './table.ts'
import { unsubscribeToken } from './unsubscribe.ts'
import { readWaiting, waitedFor } from './waiting.ts'

type Parts = Pick<Context, 'db' | 'env' | 'vault'>

/** People looked at in one round. */
const atOnce = 100
const hour = 60 * 60_000

/**
 * Tells by mail what nobody was there to see. Each person's is one transaction: the mail is in the
 * outbox and the row says so, or neither. Another node that looks at the same person goes past.
 */
export async function queueAwayMails(parts: Parts, now: Date): Promise<number> {
  let queued = 0
  for (const person of await listDue(parts.db, now))
    queued += await parts.db.transaction((tx) => tellPerson(tx, parts, person, now))
  return queued
}

async function listDue(db: Db, now: Date): Promise<string[]> {
  const unread = await db
    .selectDistinct({ id: notifications.person_id })
    .from(notifications)
    .where(and(isNotNull(notifications.mail_at), lte(notifications.mail_at, now)))
    .limit(atOnce)
  const mornings = await db
    .select({ id: mailSettings.person_id })
    .from(mailSettings)
    .innerJoin(therapists, eq(therapists._id, mailSettings.person_id))
    .where(
      and(
        eq(mailSettings.morning, true),
        or(isNull(mailSettings.morning_at), lte(mailSettings.morning_at, now)),
      ),
    )
    .limit(atOnce)
  return [...new Set([...unread, ...mornings].map(({ id }) => id))]
}

async function tellPerson(tx: Db, { env, vault }: Parts, id: string, now: Date): Promise<number> {
  const role = await holdAccount(tx, id)
  if (!role) return 0
  const receiver = await receiverOf(tx, vault, role === 'user' ? users : therapists, id)
  if (!receiver) return 0
  const [row] = await tx.select().from(mailSettings).where(eq(mailSettings.person_id, id))
  const person: Person = {
    ...{ role, receiver, address: publicAddress(env), now },
    settings: row ? settingsIn(row) : standardMailSettings,
    timeZone: row?.time_zone ?? null,
    seenAt: row?.seen_at ?? null,
    linkTo: async (list) =>
      `${publicAddress(env)}/api/unsubscribe/${await unsubscribeToken(tx, vault, id, list)}`,
    queue: (letter) => queueMail(tx, { env, vault }, receiver, letter),
  }
  const wantsMorning = role === 'therapist' && row?.morning === true
  const isMorning =
    row?.morning_at !== null && row?.morning_at !== undefined && row.morning_at <= now
  const written = await tellMessages(tx, person)
  if (!wantsMorning || !(isMorning || row.morning_at === null)) return written
  const next = nextMorning(now, person.timeZone, person.settings.quietHours)
  await tx.update(mailSettings).set({ morning_at: next }).where(eq(mailSettings.person_id, id))
  return written + (isMorning ? await tellMorning(tx, person) : 0)
}

type Person = {
  role: Role
  receiver: Receiver
  address: string
  now: Date
  settings: ReturnType<typeof settingsIn>
  timeZone: string | null
  seenAt: Date | null
  linkTo: (list: MailList) => Promise<string>
  queue: (letter: RepeatedLetter) => Promise<unknown>
}

/** Undefined where another node has the person at this moment, or they have left. */
async function holdAccount(tx: Db, id: string): Promise<Role | undefined> {
  for (const [role, table] of [
    ['user', users],
    ['therapist', therapists],
  ] as const) {
    const [row] = await tx
      .select({ id: table._id })
      .from(table)
      .where(eq(table._id, id))
      .for('no key update', { skipLocked: true })
    if (row) return role
  }
  return undefined
}

async function tellMessages(tx: Db, person: Person): Promise<number> {
  const { role, receiver, settings, timeZone, seenAt, now, address } = person
  const rows = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.person_id, receiver.id),
        lte(notifications.mail_at, now),
        isNull(notifications.read_at),
      ),
    )
    .orderBy(asc(notifications.subject_id))
    .for('update')
  const due: string[] = []
  for (const { _id, since } of rows) {
    // Until the address is confirmed only its link leaves; then what is still unread does.
    const at = receiver.isConfirmed
      ? mailTime({ ...settings, timeZone, since, seenAt }, now)
      : new Date(now.getTime() + hour)
    if (at?.getTime() === now.getTime()) due.push(_id)
    else await tx.update(notifications).set({ mail_at: at }).where(eq(notifications._id, _id))
  }
  if (due.length === 0) return 0
  await tx
    .update(notifications)
    .set({ mail_at: null, mailed: true })
    .where(inArray(notifications._id, due))
  const unsubscribe = await person.linkTo('messages')
  if (settings.pace === 'daily') {
    const link = address + (role === 'user' ? paths.messages : paths.patients)
    await person.queue(letters.dayOfMessages(due.length, link, unsubscribe))
    return 1
  }
  for (const id of due) {
    const path = role === 'user' ? paths.notification(id) : paths.therapistNotification(id)
    await person.queue(letters.somebodyWrote(writerFor[role], address + path, unsubscribe))
  }
  return due.length
}

const writerFor: Record<Role, string> = { user: 'Your therapist', therapist: 'A patient' }

async function tellMorning(tx: Db, person: Person): Promise<number> {
  const { receiver, now, address } = person
  const { count, since } = await readWaiting(tx, receiver.id)
  if (!receiver.isConfirmed || !since) return 0
  const unsubscribe = await person.linkTo('morning')
  const longest = waitedFor(since, now)
  await person.queue(letters.whoWaits(count, longest, address + paths.patients, unsubscribe))
  return 1
}
