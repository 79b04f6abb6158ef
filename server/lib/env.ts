import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { brand } from '@attune/contract/brand.ts'
import { z } from 'zod'
import type { ModelSettings } from './ai/transport.ts'
import { StartError } from './errors.ts'
import { type Outgoing, outgoing } from './outgoing.ts'
import { pushServices } from './push-makers.ts'
import { type Vapid, vapidOf } from './vapid.ts'

const unset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional())
const httpUrl = z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })

const isAddress = (part: string) => {
  const [address = '', bits = '0'] = part.trim().split('/')
  const isNamed = /^(loopback|linklocal|uniquelocal)$/.test(part.trim())
  return isNamed || (isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128)
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

const isCount = (text: string) => /^[1-9]\d{0,8}$/.test(text)
const count = z.stringFormat('count', isCount, { error: 'is not a whole number' }).transform(Number)

/** RFC 7065. */
const turnUrl = /^turns?:(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/i

const keyText = z.string().refine((text) => /^[A-Za-z0-9+/_-]{43}=?$/.test(text), {
  error: 'is not 32 bytes in base64',
})

const Variables = z.object({
  PORT: optional(
    z.stringFormat('port', isPort, { error: 'is not a port number' }).transform(Number),
  ),
  OPERATOR_PORT: optional(
    z.stringFormat('port', isPort, { error: 'is not a port number' }).transform(Number),
  ),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  KEY_DIR: optional(z.string()),
  NEW_ENCRYPTION_KEY: optional(keyText),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }),
  ),
  DATABASE_READ_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgres:// address' }),
  ),
  DATABASE_PATIENCE: optional(
    z
      .stringFormat('patience', /^([1-9]|1\d|20)$/, { error: 'is not a number from 1 to 20' })
      .transform(Number),
  ),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: 'is not a redis:// address' })),
  DEMO: optional(z.enum(['0', '1'], { error: 'is 0 or 1' })),
  ENCRYPTION_KEY: optional(keyText),
  OFFLINE: optional(z.enum(['on', 'off'], { error: 'is on or off' })),
  RATE_LIMITS: optional(z.enum(['on', 'off'], { error: 'is on or off' })),
  TRUST_PROXY: optional(
    // `true` would trust what an attacker writes, and a hop count gives everyone one address.
    z.string().refine((text) => text.split(',').every(isAddress), {
      error: 'takes addresses or subnets, such as loopback or 10.0.0.0/8',
    }),
  ),
  PUBLIC_URL: optional(httpUrl),
  LISTING: optional(z.enum(['declared', 'checked'], { error: 'is declared or checked' })),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'is not an smtp:// or smtps:// address' }),
  ),
  MAIL_FROM: optional(
    // It becomes a header of every mail.
    z.string().refine((text) => /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(text), {
      error: 'is not an email address',
    }),
  ),
  VAPID_PRIVATE_KEY: optional(keyText),
  VAPID_SUBJECT: optional(
    z.url({ protocol: /^(https|mailto)$/, error: 'is not a mailto: or https:// address' }),
  ),
  TURN_URL: optional(
    z.string().refine((text) => text.split(',').every((one) => turnUrl.test(one.trim())), {
      error: 'takes turn: or turns: addresses, such as turn:turn.example:3478',
    }),
  ),
  TURN_SECRET: optional(z.string().min(16, { error: 'is too short' })),
  CALENDAR_FETCH: optional(z.enum(['on', 'off'], { error: 'is on or off' })),
  SECOND_FACTOR: optional(
    z.enum(['optional', 'therapists'], { error: 'is optional or therapists' }),
  ),
  OPERATOR_NAME: optional(z.string().trim().max(200, { error: 'is too long' })),
  OPERATOR_CONTACT: optional(z.string().trim().max(300, { error: 'is too long' })),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  AI_BASE_URL: optional(
    // Node's fetch takes no address with a password in it, and the host is shown to people.
    httpUrl.refine((url) => !/^https?:\/\/[^/]*@/i.test(url), {
      error: 'takes no password; use AI_API_KEY',
    }),
  ),
  AI_MODEL: optional(z.string().trim().min(1).max(200, { error: 'is too long' })),
  AI_API_KEY: optional(z.string()),
  AI_DAILY_CALLS: optional(count),
  AI_DAILY_CALLS_PER_PERSON: optional(count),
})

export type Listing = 'declared' | 'checked'

export type Env = {
  port: number
  host: string
  /** Null: the operator's page is off. It listens to this machine alone, wherever `host` is. */
  operatorPort: number | null
  dataDir: string
  /** Where the keys are that end; nodes of one database share it. */
  keyDir: string
  isKeyDirSet: boolean
  databaseUrl: string | undefined
  /** A streaming replica of it, for what may lag. */
  databaseReadUrl: string | undefined
  redisUrl: string | undefined
  demo: boolean
  encryptionKey: string | undefined
  /** What the operator's key is to be replaced with. */
  newEncryptionKey: string | undefined
  rateLimits: boolean
  /** False: a browser that keeps the app for when there is no network drops it again. */
  offline: boolean
  trustProxy: string[] | false
  publicUrl: string | undefined
  secureCookies: boolean
  /** Whom patients find: whoever declares a licence is matched, or only whose licence was checked. */
  listing: Listing
  /** Null: mails stay in the outbox. */
  mail: { smtpUrl: string; from: string } | null
  /** Null: browsers are told nothing through the services of their makers. */
  push: { vapid: Vapid; services: readonly string[] } | null
  /** The relay of online appointments. Null: the two connect directly, and each sees the other's address. */
  turn: { urls: readonly string[]; secret: string } | null
  /** How addresses of therapists' other calendars are called. Null: none ever is. */
  calendarFetch: Outgoing | null
  /** Whether therapists have to set a second step of their sign-in up. */
  secondFactorRequired: boolean
  /** Who runs this site, and how to reach them, for people to read. */
  operator: { name: string | null; contact: string | null }
  logLevel: string
  /** Undefined: standard output. Where tests read what is logged, another. */
  logTo: { write: (line: string) => void } | undefined
  /** Null: nothing outside is ever called. */
  ai: ModelSettings | null
  /** How many times longer than usual the database may take to answer: 1, and more on a busy machine. */
  databasePatience: number
  /** From this many therapists on matching has a thread of its own: a scan would keep everything else waiting. */
  threadFrom: number
  /** Milliseconds in which advice is written out, about. */
  adviceWithin: number
}

/** The environment, read once. Throws StartError with one line that names the variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = Variables.safeParse(source)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}`)
  }
  const set = parsed.data
  const secureCookies = set.PUBLIC_URL?.startsWith('https:') ?? false
  if (set.DATABASE_URL && !set.ENCRYPTION_KEY)
    throw new StartError('ENCRYPTION_KEY is required with DATABASE_URL (32 bytes, base64)')
  if (set.DATABASE_READ_URL && !set.DATABASE_URL)
    throw new StartError('DATABASE_READ_URL needs DATABASE_URL, of which it is a copy')
  if (set.RATE_LIMITS === 'off' && secureCookies)
    throw new StartError('RATE_LIMITS=off is refused when PUBLIC_URL is https')
  const dataDir = absolute(set.DATA_DIR ?? './data')
  return {
    port: set.PORT ?? 3000,
    host: set.HOST ?? '127.0.0.1',
    operatorPort: set.OPERATOR_PORT ?? null,
    dataDir,
    keyDir: set.KEY_DIR ? absolute(set.KEY_DIR) : join(dataDir, 'keys'),
    isKeyDirSet: set.KEY_DIR !== undefined,
    databaseUrl: set.DATABASE_URL,
    databaseReadUrl: set.DATABASE_READ_URL,
    redisUrl: set.REDIS_URL,
    demo: set.DEMO ? set.DEMO === '1' : !set.DATABASE_URL,
    encryptionKey: set.ENCRYPTION_KEY,
    newEncryptionKey: set.NEW_ENCRYPTION_KEY,
    rateLimits: set.RATE_LIMITS !== 'off',
    offline: set.OFFLINE !== 'off',
    trustProxy: set.TRUST_PROXY ? set.TRUST_PROXY.split(',').map((part) => part.trim()) : false,
    publicUrl: set.PUBLIC_URL,
    secureCookies,
    listing: set.LISTING ?? 'declared',
    mail: readMail(set),
    push: readPush(set),
    turn: readTurn(set),
    calendarFetch: set.CALENDAR_FETCH === 'on' ? outgoing : null,
    secondFactorRequired: set.SECOND_FACTOR === 'therapists',
    operator: { name: set.OPERATOR_NAME || null, contact: set.OPERATOR_CONTACT || null },
    logLevel: set.LOG_LEVEL ?? 'info',
    logTo: undefined,
    ai: readAi(set),
    databasePatience: set.DATABASE_PATIENCE ?? 1,
    threadFrom: 100_000,
    adviceWithin: 2_400,
  }
}

const absolute = (path: string) =>
  isAbsolute(path) ? path : resolve(import.meta.dirname, '../..', path)

function readMail(set: z.infer<typeof Variables>): Env['mail'] {
  if (!set.SMTP_URL) return null
  const host = set.PUBLIC_URL ? new URL(set.PUBLIC_URL).hostname : 'localhost'
  return { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM ?? `${brand} <no-reply@${host}>` }
}

function readPush(set: z.infer<typeof Variables>): Env['push'] {
  const { VAPID_PRIVATE_KEY: secret, VAPID_SUBJECT: subject } = set
  if (!secret) return null
  if (!subject) throw new StartError('VAPID_SUBJECT is required with VAPID_PRIVATE_KEY')
  if (set.OFFLINE === 'off') throw new StartError('VAPID_PRIVATE_KEY needs OFFLINE=on')
  try {
    return { vapid: vapidOf(secret, subject), services: pushServices }
  } catch {
    throw new StartError('VAPID_PRIVATE_KEY is no private key; make another one')
  }
}

function readTurn(set: z.infer<typeof Variables>): Env['turn'] {
  const { TURN_URL: urls, TURN_SECRET: secret } = set
  if (!urls && !secret) return null
  if (!urls) throw new StartError('TURN_URL is required with TURN_SECRET')
  if (!secret) throw new StartError('TURN_SECRET is required with TURN_URL')
  return { urls: urls.split(',').map((url) => url.trim()), secret }
}

function readAi(set: z.infer<typeof Variables>): ModelSettings | null {
  if (!set.AI_BASE_URL) return null
  if (!set.AI_MODEL) throw new StartError('AI_MODEL is required with AI_BASE_URL')
  return {
    baseUrl: set.AI_BASE_URL,
    model: set.AI_MODEL,
    apiKey: set.AI_API_KEY,
    dailyCalls: set.AI_DAILY_CALLS ?? 2_000,
    dailyCallsPerPerson: set.AI_DAILY_CALLS_PER_PERSON ?? 40,
  }
}
