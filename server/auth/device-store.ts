import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../lib/db.ts'
import type { Env } from '../lib/env.ts'
import { keptDays as kept } from '../lib/kept-days.ts'
import type { ReplyHead } from '../lib/route.ts'
import { hashOf, newSecret } from '../lib/secret.ts'
import { knownDevices } from './table.ts'

const keptDays = kept.knownDevice
const mostPerPerson = 20
const nobody = '00000000-0000-0000-0000-000000000000'

const cookieName = (env: Env) => (env.secureCookies ? '__Host-attune-device' : 'attune-device')

/** The hash of what this browser was given at an earlier sign-in, if it was. */
export function deviceOf(request: FastifyRequest, env: Env): string | undefined {
  const token = request.cookies[cookieName(env)]
  return token && /^[\w-]{43}$/.test(token) ? hashOf(token) : undefined
}

/** Whether this person has signed in from there before; as long for an account that does not exist. */
export async function isKnownDevice(db: Db, person: string | undefined, device?: string) {
  if (!device) return false
  const [row] = await db
    .select({ at: knownDevices.seen_at })
    .from(knownDevices)
    .where(and(eq(knownDevices.token_hash, device), eq(knownDevices.person_id, person ?? nobody)))
  return row !== undefined
}

/** The same for a computer that others use, of which nothing is remembered. */
export async function isNewDevice(db: Db, device: string | undefined, person: string) {
  const isKnown = await isKnownDevice(db, person, device)
  const elsewhere = await db.$count(knownDevices, eq(knownDevices.person_id, person))
  return { isNews: !isKnown && elsewhere > 0 }
}

/** `isNews`: the account has been used from elsewhere, and never from here. */
export async function rememberDevice(
  db: Db,
  { request, reply, env }: { request: FastifyRequest; reply: ReplyHead; env: Env },
  person: string,
): Promise<{ isNews: boolean }> {
  const before = deviceOf(request, env)
  const isKnown = await isKnownDevice(db, person, before)
  const fresh = newSecret()
  const token_hash = before ?? hashOf(fresh)
  const elsewhere = await db.$count(knownDevices, eq(knownDevices.person_id, person))
  await db
    .insert(knownDevices)
    .values({ person_id: person, token_hash })
    .onConflictDoUpdate({
      target: [knownDevices.person_id, knownDevices.token_hash],
      set: { seen_at: sql`now()` },
    })
  if (elsewhere >= mostPerPerson) await forgetOldest(db, person)
  if (!before)
    reply.setCookie(cookieName(env), fresh, {
      ...({ path: '/', httpOnly: true, sameSite: 'strict', secure: env.secureCookies } as const),
      maxAge: keptDays * 24 * 60 * 60,
    })
  return { isNews: !isKnown && elsewhere > 0 }
}

/** Of all devices but the one named, such as after a changed password. */
export const forgetDevices = (db: Db, person: string, keep?: string) =>
  db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.person_id, person),
        keep ? notInArray(knownDevices.token_hash, [keep]) : undefined,
      ),
    )

export const sweepDevices = (db: Db) =>
  db
    .delete(knownDevices)
    .where(lt(knownDevices.seen_at, sql`now() - make_interval(days => ${keptDays})`))

const forgetOldest = (db: Db, person: string) =>
  db.execute(sql`
    DELETE FROM known_devices WHERE person_id = ${person} AND token_hash NOT IN (
      SELECT token_hash FROM known_devices WHERE person_id = ${person}
      ORDER BY seen_at DESC LIMIT ${mostPerPerson})`)
