import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../lib/turns.ts'
import { inOneSpelling } from './password-rules.ts'

/** The package's const enum, which a single-file compiler cannot read. */
const argon2id = 2

/** OWASP Password Storage Cheat Sheet: Argon2id, 46 MiB, one pass, one lane. */
const cost = { algorithm: argon2id, memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/**
 * Each hash takes a thread of libuv's four and 46 MiB: two at once leave room for everything else.
 * As many may wait as are done in some seconds; whoever comes then is told that it is busy.
 */
const takeTurn = createTurns({
  atOnce: 2,
  mostWaiting: 400,
  mostWaitingPerKey: 400,
  budget: Number.POSITIVE_INFINITY,
})
const inTurn = <T>(work: () => Promise<T>) => takeTurn('password', 1, work)

export const hashPassword = (password: string, spelling: 'one' | 'as it is' = 'one') =>
  inTurn(() => hash(spelling === 'one' ? inOneSpelling(password) : password, cost))

/** Takes as long for an account that does not exist (`stored` null) as for one that does. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const spelt = inOneSpelling(password)
  const fits = (spelling: string) =>
    inTurn(async () => verify(stored ?? (await unknownAccount()), spelling))
  // One kept before there was one spelling stands as it was typed.
  const matches = (await fits(spelt)) || (spelt !== password && (await fits(password)))
  return stored !== null && matches
}

let dummy: Promise<string> | undefined
const unknownAccount = () => {
  dummy ??= hash(crypto.randomUUID(), cost)
  return dummy
}
