import { randomBytes } from 'node:crypto'
import { brand } from '@attune/contract/brand.ts'
import { say } from '@attune/contract/errors.ts'
import { recoveryCodeCount } from '@attune/contract/security.ts'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { generateSecret, generateURI, verify } from 'otplib'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { hashOf } from '../lib/secret.ts'
import { secondFactors } from './table.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'limits'>

/** Seconds by which a phone's clock may be wrong. */
const tolerance = 30
const stepSeconds = 30

export async function readSecondFactor(db: Db, person: string) {
  const [row] = await db
    .select({
      isOn: sql<boolean>`${secondFactors.confirmed_at} IS NOT NULL`,
      left: sql<number>`cardinality(${secondFactors.recovery_hashes})`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.person_id, person))
  return row?.isOn ? row : { isOn: false, left: 0 }
}

/** Makes a key; until a first code proves that an app has it, nothing is asked for. */
export async function startSecondFactor({ db, vault }: Parts, person: string, email: string) {
  const secret = generateSecret()
  const key = await vault.keyOf(db, person)
  const values = { secret: key.encrypt(secret, sealedAs(person)), last_step: 0 }
  const rows = await db
    .insert(secondFactors)
    .values({ person_id: person, ...values })
    .onConflictDoUpdate({
      target: secondFactors.person_id,
      set: values,
      setWhere: sql`${secondFactors.confirmed_at} IS NULL`,
    })
    .returning({ id: secondFactors.person_id })
  if (rows.length === 0) throw new AppError('taken', 'The second step is on already')
  return { key: secret, uri: generateURI({ issuer: brand, label: email, secret }) }
}

/** Turns it on with a first code of the app; the recovery codes are given out once. */
export async function turnOnSecondFactor(parts: Parts, person: string, code: string) {
  const row = await rowOf(parts.db, person)
  if (!row || row.confirmed_at) throw new AppError('not_found', 'There is nothing to turn on')
  await inLimit(parts, person, () => takeAppCode(parts, row, digitsOf(code)))
  await parts.db
    .update(secondFactors)
    .set({ confirmed_at: sql`now()` })
    .where(eq(secondFactors.person_id, person))
  return newRecoveryCodes(parts.db, person)
}

export async function newRecoveryCodes(db: Db, person: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeRecoveryCode)
  const rows = await db
    .update(secondFactors)
    .set({ recovery_hashes: codes.map((code) => hashOf(digitsOf(code))) })
    .where(and(eq(secondFactors.person_id, person), isNotNull(secondFactors.confirmed_at)))
    .returning({ id: secondFactors.person_id })
  if (rows.length === 0) throw new AppError('not_found', 'The second step is not on')
  return codes
}

export const removeSecondFactor = (db: Db, person: string) =>
  db.delete(secondFactors).where(eq(secondFactors.person_id, person))

/**
 * Whether one was given; refused where one is on and the code is missing, wrong or used. `known`: the
 * browser or session that is known to be the person's. Its tries are counted apart, so that nobody
 * else's keep it out.
 */
export async function checkSecondFactor(
  parts: Parts,
  person: string,
  code: string | undefined,
  known?: string,
) {
  const row = await rowOf(parts.db, person)
  if (!row?.confirmed_at) return false
  if (!code) throw new AppError('second_factor_required', say.codeWanted)
  const given = digitsOf(code)
  const key = known === undefined ? person : `${person} ${known}`
  if (/^\d{6}$/.test(given)) await inLimit(parts, key, () => takeAppCode(parts, row, given))
  // Nobody guesses one of 140 bits: it opens whatever was tried before.
  else if (!(await takeRecoveryCode(parts.db, person, given))) throw wrongCode()
  return true
}

type Row = typeof secondFactors.$inferSelect

async function rowOf(db: Db, person: string): Promise<Row | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.person_id, person))
  return row
}

async function inLimit({ limits }: Parts, key: string, isRight: () => Promise<boolean>) {
  await limits.take('secondFactor', key)
  if (!(await isRight())) throw wrongCode()
  await limits.giveBack('secondFactor', key)
}

const wrongCode = () => new AppError('second_factor_required', say.codeWrong, 'code')

/** A code is taken once: the update decides, so that of two at the same moment one is refused. */
async function takeAppCode({ db, vault }: Parts, row: Row, token: string): Promise<boolean> {
  if (!/^\d{6}$/.test(token)) return false
  const key = await vault.keyOf(db, row.person_id)
  const secret = key.decrypt(row.secret, sealedAs(row.person_id))
  const result = await verify({ secret, token, epochTolerance: tolerance })
  if (!result.valid) return false
  const step = Math.floor(Date.now() / 1000 / stepSeconds) + result.delta
  const taken = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.person_id, row.person_id), lt(secondFactors.last_step, step)))
    .returning({ id: secondFactors.person_id })
  return taken.length > 0
}

async function takeRecoveryCode(db: Db, person: string, code: string): Promise<boolean> {
  const hash = hashOf(code)
  const left = await db
    .update(secondFactors)
    .set({ recovery_hashes: sql`array_remove(${secondFactors.recovery_hashes}, ${hash})` })
    .where(
      and(
        eq(secondFactors.person_id, person),
        sql`${hash} = ANY(${secondFactors.recovery_hashes})`,
      ),
    )
    .returning({ id: secondFactors.person_id })
  return left.length > 0
}

const sealedAs = (person: string) => `second_factors.secret:${person}` as const

/** As it is compared: without what people put between. */
const digitsOf = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** 140 bits, without letters that look like digits: `k3vq-…`. */
function makeRecoveryCode() {
  const letters = 'abcdefghjkmnpqrstuvwxyz023456789'
  const code = [...randomBytes(28)].map((byte) => letters[byte % 32]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** A random code of 112 bits or more needs no slow hash (ASVS 5.0, 6.5.2; 128 for 11.5.1). */
