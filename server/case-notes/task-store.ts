import { type CaseTask, tasksLimit } from '@attune/contract/case-notes.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { AppError, found } from '../lib/errors.ts'
import type { AssociatedData, Vault } from '../lib/vault.ts'
import { holdThread } from '../messages/hold-thread.ts'
import type { Pair } from './note-store.ts'
import { caseTasks } from './table.ts'

const associatedData = (id: string): AssociatedData => `case_tasks.body:${id}`

const ofPair = ({ id, userId }: Pair) =>
  and(eq(caseTasks.therapist_id, id), eq(caseTasks.user_id, userId))

const one = (pair: Pair, taskId: string) => and(ofPair(pair), eq(caseTasks._id, taskId))

const missing = 'Task not found'

/** In the order they were written. */
export async function listTasks(db: Db, vault: Vault, pair: Pair): Promise<CaseTask[]> {
  const rows = await db
    .select()
    .from(caseTasks)
    .where(ofPair(pair))
    .orderBy(asc(caseTasks.created_at), asc(caseTasks._id))
  if (rows.length === 0) return []
  const key = (await vault.keysOf(db, [pair.userId])).get(pair.userId)
  if (!key) return []
  return rows.map(({ _id, body, done_at }) => ({
    _id,
    text: key.decrypt(body, associatedData(_id)),
    done: done_at !== null,
  }))
}

export async function addTask(
  db: Db,
  vault: Vault,
  pair: Pair,
  { _id, text }: Pick<CaseTask, '_id' | 'text'>,
): Promise<CaseTask> {
  await db.transaction(async (tx) => {
    // The thread is held, so that two at once do not both take the last place.
    await holdThread(tx, pair.id, pair.userId)
    const key = await vault.keyOf(tx, pair.userId)
    const body = key.encrypt(text, associatedData(_id))
    if ((await tx.$count(caseTasks, one(pair, _id))) > 0) return
    if ((await tx.$count(caseTasks, ofPair(pair))) >= tasksLimit)
      throw new AppError('invalid', `You can keep ${tasksLimit} tasks. Delete one first.`)
    const [row] = await tx
      .insert(caseTasks)
      .values({ _id, therapist_id: pair.id, user_id: pair.userId, body })
      .onConflictDoNothing()
      .returning({ _id: caseTasks._id })
    if (!row) throw new AppError('invalid', 'This id belongs to another task', '_id')
  })
  const tasks = await listTasks(db, vault, pair)
  return found(
    tasks.find((task) => task._id === _id),
    missing,
  )
}

export async function tickTask(db: Db, pair: Pair, taskId: string, done: boolean) {
  const [row] = await db
    .update(caseTasks)
    .set({ done_at: done ? sql`coalesce(${caseTasks.done_at}, now())` : null })
    .where(one(pair, taskId))
    .returning({ _id: caseTasks._id })
  found(row, missing)
}

/** What is gone already is not missed. */
export async function dropTask(db: Db, pair: Pair, taskId: string) {
  await db.delete(caseTasks).where(one(pair, taskId))
}
