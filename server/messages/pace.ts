import { slowedFrom, slowedMinutes } from '@attune/contract/messages.ts'
import { type Grade, mostEarlier } from '@attune/contract/risk.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { sql } from 'drizzle-orm'
import { type Db, onlyRow } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { Vault } from '../lib/vault.ts'
import type { Draft, Participant } from './participant.ts'
import { decryptMessage } from './store.ts'
import { messages, threads } from './table.ts'
import { partnerOf, type ThreadRow } from './thread-store.ts'

/** How much a text speaks of danger after one's own earlier ones. */
export type GradeOf = (text: string, earlier: readonly string[]) => Grade

export type Pace = {
  /** Known not to be slowed, whatever it says. */
  isFree: (thread: ThreadRow, from: Participant) => boolean
  /** Whether this person has spoken of danger within a day: nobody is kept from answering that. */
  hasSpokenOfDanger: (thread: ThreadRow, person: string) => Promise<boolean>
  /** Refuses what comes too soon. */
  check: (thread: ThreadRow, draft: Draft) => Promise<void>
}

const remembered = 20_000
const minute = 60_000

/**
 * Slows a patient's messages to a therapist who never answered, from the tenth of a day on. What has
 * a hint of danger is never held back: words are held back only where there is no doubt.
 */
export function createPace(db: Db, vault: Vault, gradeOf: GradeOf): Pace {
  const answered = new Set<string>()

  async function recentTexts(thread: ThreadRow, from: string): Promise<string[]> {
    const rows = await db
      .select()
      .from(messages)
      .where(sql`${messages.thread_id} = ${thread._id}
        AND ${messages.from_id} <> ${partnerOf(thread, from).id}
        AND ${messages.date} > now() - interval '1 day'`)
      .orderBy(sql`${messages.seq} DESC`)
      .limit(mostEarlier)
    const key = await vault.keyOf(db, thread.key_id)
    return rows.map((row) => decryptMessage(row, thread, key).message).reverse()
  }

  return {
    isFree: (thread, from) =>
      from.model !== 'User' ||
      partnerOf(thread, from.id).model !== 'Therapist' ||
      answered.has(thread._id),

    async hasSpokenOfDanger(thread, person) {
      const texts = await recentTexts(thread, person)
      return texts.some((text, at) => isDanger(gradeOf(text, texts.slice(0, at))))
    },

    async check(thread, { from, text, clientId }) {
      const count = await countOf(db, thread, from.id, clientId)
      if (count.answered) {
        if (answered.size >= remembered) answered.clear()
        answered.add(thread._id)
        return
      }
      if (count.stored || count.today < slowedFrom || !count.last) return
      const next = new Date(count.last).getTime() + slowedMinutes * minute
      const wait = next - Date.now()
      if (wait <= 0) return
      if (gradeOf(text, await recentTexts(thread, from.id)) !== 'none') return
      throw new AppError('not_yet', slowedText(wait), undefined, Math.ceil(wait / 1000))
    },
  }
}

type Count = { answered: boolean; stored: boolean; today: number; last: string | null }

/** `stored`: this very message is there already, and is only acknowledged again. */
async function countOf(db: Db, thread: ThreadRow, from: string, clientId: string | undefined) {
  const { rows } = await db.execute<Count>(sql`
    WITH latest AS (
      SELECT date FROM ${messages} WHERE thread_id = ${thread._id}
      ORDER BY seq DESC LIMIT ${slowedFrom}
    )
    SELECT
      EXISTS (SELECT 1 FROM ${threads} WHERE id = ${thread._id}
        AND (first_from <> ${from} OR answered_at IS NOT NULL)) AS answered,
      EXISTS (SELECT 1 FROM ${messages}
        WHERE ${messages.from_id} = ${from} AND ${messages.client_id} = ${clientId ?? null}) AS stored,
      (SELECT count(*)::int FROM latest WHERE date > now() - interval '1 day') AS today,
      (SELECT to_char(max(date) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        FROM latest) AS last`)
  return onlyRow(rows)
}

function slowedText(wait: number) {
  const minutes = Math.ceil(wait / minute)
  const when = minutes === 1 ? 'a minute' : `about ${minutes} minutes`
  return `They have not answered yet, so messages are sent one by one now. You can send this in ${when}.`
}
