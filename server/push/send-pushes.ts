import { standardMailSettings } from '@attune/contract/notifications.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../lib/http.ts'
import { isPushService } from '../lib/push-makers.ts'
import { authorization } from '../lib/vapid.ts'
import { mailTime } from '../notifications/mail-time.ts'
import { settingsIn } from '../notifications/settings-store.ts'
import { mailSettings } from '../notifications/table.ts'
import { type Due, listDue, lookLater, take, unsubscribe } from './store.ts'

type Parts = Pick<Context, 'db' | 'env' | 'vault'>

/** Looked at in one round, each by a request of its own. */
const atOnce = 50
const waitFor = 10_000
/** In seconds: for which a push service keeps it for a browser that is off. */
const keptFor = 12 * 3_600
/** Settings may change meanwhile. */
const longestWait = 15 * 60_000

/** Wakes the browsers of who is away; what it is about they learn on the page. Gives how many. */
export async function sendPushes(parts: Parts, now: Date): Promise<number> {
  if (!parts.env.push) return 0
  const due = await listDue(parts.db, now, atOnce)
  const sent = await Promise.all(due.map((one) => tell(parts, one, now)))
  return sent.filter(Boolean).length
}

async function tell({ db, env, vault }: Parts, due: Due, now: Date) {
  const at = await timeFor({ db }, due, now)
  if (at.getTime() > now.getTime()) {
    await lookLater(db, due, new Date(Math.min(at.getTime(), now.getTime() + longestWait)))
    return false
  }
  const endpoint = await take(db, vault, due)
  if (!env.push || !endpoint || !isPushService(endpoint, env.push.services)) return false
  const status = await post(env.push, new URL(endpoint), now)
  // The browser has let go of it (RFC 8030, 7.3).
  if (status === 404 || status === 410) await unsubscribe(db, due.session)
  return status >= 200 && status < 300
}

/** By the quiet hours and the clock of the mails, and not while a page of theirs is open. */
async function timeFor({ db }: Pick<Parts, 'db'>, { person, since }: Due, now: Date) {
  const [row] = await db.select().from(mailSettings).where(eq(mailSettings.person_id, person))
  const { quietHours } = row ? settingsIn(row) : standardMailSettings
  const known = { timeZone: row?.time_zone ?? null, seenAt: row?.seen_at ?? null }
  return mailTime({ pace: 'at-once', quietHours, since, ...known }, now) ?? now
}

type Push = NonNullable<Context['env']['push']>

/** Without a body: there is nothing in it to be read on the way. 0 where nobody answers. */
async function post({ vapid }: Push, endpoint: URL, now: Date): Promise<number> {
  try {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: authorization(vapid, endpoint, now),
        ttl: String(keptFor),
        urgency: 'normal',
        topic: 'news',
        'content-length': '0',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(waitFor),
    })
    await reply.body?.cancel()
    return reply.status
  } catch {
    return 0
  }
}
