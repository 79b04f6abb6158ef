import { hash, verify } from '@node-rs/argon2'

/** The package's const enum, which a single-file compiler cannot read. */
const argon2id = 2

/** OWASP Password Storage Cheat Sheet: Argon2id, 46 MiB, one pass, one lane. */
const cost = { algorithm: argon2id, memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** Each hash takes a thread of libuv's four and 46 MiB: two at once leave room for everything else. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

/** Takes as long for an account that does not exist (`stored` null) as for one that does. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () => verify(stored ?? (await unknownAccount()), password))
  return stored !== null && matches
}

let dummy: Promise<string> | undefined
const unknownAccount = () => {
  dummy ??= hash(crypto.randomUUID(), cost)
  return dummy
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
