import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { StartError } from './errors.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const database = { DATABASE_URL: 'postgres://a:b@localhost/c', ENCRYPTION_KEY: key }

function refusal(variables: NodeJS.ProcessEnv): string {
  try {
    readEnv(variables)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }
  return 'accepted'
}

describe('works', () => {
  test('with nothing set, or set to nothing', () => {
    const standard = { port: 3000, host: '127.0.0.1', demo: true, rateLimits: true }
    expect(readEnv({})).toMatchObject({ ...standard, databaseUrl: undefined, trustProxy: false })
    expect(readEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readEnv({}))
    expect(readEnv({}).dataDir).toMatch(/^\/.*\/data$/)
  })

  test('the demo is on for the embedded database and off for another, unless asked for', () => {
    expect(readEnv(database).demo).toBe(false)
    expect(readEnv({ ...database, DEMO: '1' }).demo).toBe(true)
    expect(readEnv({ DEMO: '0' }).demo).toBe(false)
  })

  test('therapists are matched by what they declare, unless only checked ones are asked for', () => {
    expect(readEnv({}).listing).toBe('declared')
    expect(readEnv({ LISTING: 'checked' }).listing).toBe('checked')
    expect(refusal({ LISTING: 'all' })).toBe('LISTING is declared or checked')
  })

  test('https makes cookies secure', () => {
    expect(readEnv({ PUBLIC_URL: 'https://attune.example' }).secureCookies).toBe(true)
    expect(readEnv({ PUBLIC_URL: 'http://attune.example' }).secureCookies).toBe(false)
  })

  test('proxies are named by address or subnet', () => {
    const { trustProxy } = readEnv({ TRUST_PROXY: 'loopback, 10.0.0.0/8' })
    expect(trustProxy).toEqual(['loopback', '10.0.0.0/8'])
  })

  test('pushes only with a key, and with someone to write to about them', () => {
    const push = { VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: 'mailto:me@attune.example' }
    expect(readEnv({}).push).toBe(null)
    expect(readEnv(push).push?.vapid.publicKey).toMatch(/^[\w-]{87}$/)
    expect(refusal({ ...push, VAPID_SUBJECT: '' })).toBe(
      'VAPID_SUBJECT is required with VAPID_PRIVATE_KEY',
    )
    expect(refusal({ ...push, VAPID_SUBJECT: 'me' })).toBe(
      'VAPID_SUBJECT is not a mailto: or https:// address',
    )
    expect(refusal({ ...push, OFFLINE: 'off' })).toBe('VAPID_PRIVATE_KEY needs OFFLINE=on')
    const none = Buffer.alloc(32).toString('base64')
    expect(refusal({ ...push, VAPID_PRIVATE_KEY: none })).toBe(
      'VAPID_PRIVATE_KEY is no private key; make another one',
    )
  })

  test('a relay only with its secret', () => {
    const secret = 'a secret of the relay'
    expect(readEnv({}).turn).toBe(null)
    const urls = 'turn:turn.example:3478, turns:[2001:db8::1]:443?transport=tcp'
    expect(readEnv({ TURN_URL: urls, TURN_SECRET: secret }).turn).toEqual({
      urls: ['turn:turn.example:3478', 'turns:[2001:db8::1]:443?transport=tcp'],
      secret,
    })
    expect(refusal({ TURN_URL: urls })).toBe('TURN_SECRET is required with TURN_URL')
    expect(refusal({ TURN_SECRET: secret })).toBe('TURN_URL is required with TURN_SECRET')
  })

  test('a model only where the operator names one', () => {
    expect(readEnv({}).ai).toBe(null)
    expect(readEnv({ AI_MODEL: 'm', AI_API_KEY: 'k' }).ai).toBe(null)
    const named = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'small' }
    expect(readEnv({ ...named, AI_DAILY_CALLS: '7' }).ai).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'small',
      apiKey: undefined,
      dailyCalls: 7,
      dailyCallsPerPerson: 40,
    })
  })

  test('who runs the site is what the operator says, and otherwise nobody', () => {
    expect(readEnv({ OPERATOR_NAME: ' ' }).operator).toEqual({ name: null, contact: null })
    const said = { OPERATOR_NAME: 'Clinic North', OPERATOR_CONTACT: 'care@north.example' }
    expect(readEnv(said).operator).toEqual({ name: 'Clinic North', contact: 'care@north.example' })
  })

  test('the database may take longer where the operator says so', () => {
    expect(readEnv({}).databasePatience).toBe(1)
    expect(readEnv({ DATABASE_PATIENCE: '12' }).databasePatience).toBe(12)
  })

  test('limits may be off for tests', () => {
    expect(readEnv({ RATE_LIMITS: 'off' }).rateLimits).toBe(false)
  })
})

describe('refuses, in one line that names the variable', () => {
  test.each([
    ['PORT', 'a'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_PATIENCE', '0'],
    ['DATABASE_PATIENCE', '21'],
    ['DATABASE_PATIENCE', '1.5'],
    ['REDIS_URL', 'http://localhost'],
    ['DEMO', 'yes'],
    ['ENCRYPTION_KEY', 'short'],
    ['ENCRYPTION_KEY', Buffer.alloc(31).toString('base64')],
    ['ENCRYPTION_KEY', Buffer.alloc(33).toString('base64')],
    ['RATE_LIMITS', 'no'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TURN_URL', 'stun:turn.example'],
    ['TURN_URL', 'turn:me@turn.example'],
    ['TURN_URL', 'turn:turn.example,'],
    ['TURN_SECRET', 'secret'],
    ['PUBLIC_URL', 'attune.example'],
    ['PUBLIC_URL', 'ftp://attune.example'],
    ['LOG_LEVEL', 'loud'],
    ['AI_BASE_URL', 'models.example'],
    ['AI_BASE_URL', 'ftp://models.example/v1'],
    ['AI_BASE_URL', 'https://me:secret@models.example/v1'],
    ['AI_DAILY_CALLS', '0'],
    ['AI_DAILY_CALLS_PER_PERSON', '1.5'],
  ])('%s=%s', (name, value) => {
    const said = refusal({ ...database, [name]: value })
    expect(said).toMatch(new RegExp(`^${name} \\S.+$`))
    // The value may be a secret.
    if (name === 'ENCRYPTION_KEY' || value.includes('secret')) expect(said).not.toContain(value)
  })

  test('a database of the operator’s own without a key', () => {
    const said = refusal({ DATABASE_URL: database.DATABASE_URL })
    expect(said).toBe('ENCRYPTION_KEY is required with DATABASE_URL (32 bytes, base64)')
  })

  test('a model’s address without the model’s name', () => {
    const said = refusal({ AI_BASE_URL: 'https://models.example/v1' })
    expect(said).toBe('AI_MODEL is required with AI_BASE_URL')
  })

  test('a public server without limits', () => {
    const said = refusal({ PUBLIC_URL: 'https://attune.example', RATE_LIMITS: 'off' })
    expect(said).toBe('RATE_LIMITS=off is refused when PUBLIC_URL is https')
  })
})
