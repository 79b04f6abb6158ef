import { randomUUID } from 'node:crypto'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { formOf } from '../../server/testing/form.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { type Person, signUpPerson } from '../sign-up-pairs.ts'
import { type Finding, noneOf } from './finding.ts'
import { type Known, type Schema, valueFor } from './from-schema.ts'
import { hostileText, prototypeNames } from './hostile-values.ts'
import { type Seeded, seeded } from './seeded.ts'

const requests = 20_000
const lanes = 8
/** In milliseconds. */
const slowest = 2_000

type Parameter = { in: 'path' | 'query'; name: string; required?: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Call = { method: string; path: string; operation: Operation }

const otherTypes = ['text/plain', 'application/json; charset=utf-16', '\tapplication/json', 'a/b']

/**
 * Requests made from the API's own description, most of them broken somewhere, as strangers,
 * patients and therapists: every reply is held to the description by a validator that knows
 * nothing else of Attune.
 */
export async function fuzz(url: string, seed = 1, count = requests): Promise<Finding[]> {
  const description = await (await fetch(`${url}/api/openapi.json`)).json()
  const calls: Call[] = Object.entries<Record<string, Operation>>(description.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const judge = judgeOf()
  const wrong = { failed: [] as string[], undeclared: [] as string[], slow: [] as string[] }
  const statuses = new Map<number, number>()
  const waits: number[] = []
  let left = count

  async function lane(number: number) {
    const random = seeded(seed * 1_000 + number)
    const cast = await castAt(url)
    while (left-- > 0) {
      const call = random.pick(calls)
      const caller = random.chance(0.15) ? undefined : random.pick(cast.people)
      const sent = requestFor(call, random, cast.known, caller)
      const started = performance.now()
      const reply = await fetch(url + sent.path, sent.init)
      const headed = performance.now() - started
      const text = await reply.text()
      // Advice is written piece by piece, as slowly as one reads.
      const isStream = !(reply.headers.get('content-type') ?? 'application/json').includes('json')
      const took = isStream ? headed : performance.now() - started
      const what = `${call.method.toUpperCase()} ${call.path} ${reply.status}`
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      waits.push(took)
      if (reply.status >= 500) wrong.failed.push(`${what} ${text.slice(0, 120)}`)
      if (took > slowest) wrong.slow.push(`${what} ${took.toFixed(0)} ms`)
      const breach = judge(call, reply, text)
      if (breach) wrong.undeclared.push(`${what} ${breach}`)
      if (reply.status === 401 && caller) await cast.renew(caller)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  const spread = [...statuses].sort(([one], [other]) => one - other)
  const tried = `${count} requests over ${calls.length} calls (${spread.map(([status, times]) => `${times} × ${status}`).join(', ')})`
  const p99 = percentile(waits, 99).toFixed(0)
  return [
    noneOf('fuzz from the description: server errors', tried, wrong.failed),
    noneOf('fuzz: replies against the description', `${count} replies`, wrong.undeclared),
    noneOf(`fuzz: replies over ${slowest} ms`, `${count} replies, p99 ${p99} ms`, wrong.slow),
  ]
}

/** Every name an object has of its own, in every text of every body. */
export async function prototypeFields(url: string): Promise<Finding> {
  const description = await (await fetch(`${url}/api/openapi.json`)).json()
  const cast = await castAt(url)
  const random = seeded(7)
  const wrong: string[] = []
  let tried = 0
  for (const [path, methods] of Object.entries<Record<string, Operation>>(description.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const schema = operation.requestBody?.content['application/json']?.schema
      if (!schema) continue
      for (const field of textsOf(schema))
        for (const name of prototypeNames) {
          const caller = path.includes('therapist') ? cast.people[1] : cast.people[0]
          const call = { method, path, operation }
          const { path: filled } = requestFor(call, random, cast.known, caller, 0)
          const body = valueFor(schema, random, cast.known, 0) as Record<string, unknown>
          const reply = await fetch(url + filled, {
            method: method.toUpperCase(),
            headers: { 'content-type': 'application/json', cookie: caller.cookie },
            body: JSON.stringify({ ...body, [field]: name }),
          })
          await reply.arrayBuffer()
          tried++
          if (reply.status >= 500) wrong.push(`${method} ${path} ${field}=${name} ${reply.status}`)
          if (reply.status === 401) await cast.renew(caller)
        }
    }
  return noneOf('every name of Object.prototype in every text field', `${tried} requests`, wrong)
}

const textsOf = ({ properties = {} }: Schema) =>
  Object.entries(properties)
    .filter(([, { type, enum: choices }]) => type === 'string' && !choices)
    .map(([name]) => name)

/** A patient and a therapist of this lane's own, since some calls end accounts and sessions. */
async function castAt(url: string) {
  const make = (role: Person['role']) => signUpPerson(url, role)
  const people = [await make('users'), await make('therapists')] as [Person, Person]
  const known: Known & { ids: string[] } = {
    ids: people.map(({ id }) => id),
    words: ['I could not sleep', 'constructor', 'User', 'Therapist', 'calm', randomUUID()],
  }
  return {
    people,
    known,
    async renew(person: Person) {
      Object.assign(person, await make(person.role))
      known.ids.splice(0, known.ids.length, ...people.map(({ id }) => id))
    },
  }
}

type Sent = { path: string; init: RequestInit }

function requestFor(
  { method, path, operation }: Call,
  random: Seeded,
  known: Known,
  caller: Person | undefined,
  hostility = random.pick([0, 0.05, 0.3]),
): Sent {
  const query = new URLSearchParams()
  let filled = path
  for (const { in: place, name, required, schema } of operation.parameters ?? []) {
    if (place === 'query' && !required && random.chance(0.5)) continue
    const own = caller && random.chance(0.8) && schema.format === 'uuid'
    const value = random.chance(hostility)
      ? hostileText(random)
      : own
        ? caller.id
        : valueFor(schema, random, known, 0)
    const text = plain(value).toWellFormed().slice(0, 2_000)
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(text))
    else query.append(name, text)
  }
  const headers: Record<string, string> = caller ? { cookie: caller.cookie } : {}
  const init: RequestInit = { method: method.toUpperCase(), headers }
  const search = String(query)
  const body = bodyFor(operation, random, known, hostility, caller)
  if (body) Object.assign(headers, body.headers)
  return {
    path: search ? `${filled}?${search}` : filled,
    init: body ? { ...init, body: body.payload } : init,
  }
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function bodyFor(
  { requestBody }: Operation,
  random: Seeded,
  known: Known,
  hostility: number,
  caller: Person | undefined,
) {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return
  const value = valueFor(content.schema, random, known, hostility)
  if (caller && isRecord(value))
    for (const name of ['from', 'user_id', 'userId']) if (name in value) value[name] = caller.id
  if (type === 'multipart/form-data' && isRecord(value)) {
    const parts = Object.entries(value).map(([name, part]) => [name, plain(part).toWellFormed()])
    const { headers, payload } = formOf(Object.fromEntries(parts))
    return { headers, payload: new Uint8Array(payload as Buffer) }
  }
  const text = JSON.stringify(value) ?? ''
  return {
    headers: { 'content-type': random.chance(0.05) ? random.pick(otherTypes) : 'application/json' },
    payload: random.chance(hostility / 4) ? text.slice(0, text.length / 2) : text,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Says what of a reply the description does not know; nothing where all is as described. */
function judgeOf() {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  const validators = new Map<Schema, ValidateFunction>()
  return ({ operation }: Call, reply: Response, text: string): string | undefined => {
    const declared = operation.responses[reply.status]
    if (!declared) return 'this status is not declared'
    const [type = ''] = (reply.headers.get('content-type') ?? '').split(';')
    const known = declared.content ?? {}
    if (text === '' && !type) return
    if (!(type in known)) return `${type} is not declared, but ${Object.keys(known).join(', ')}`
    const { schema } = known[type] ?? {}
    if (!schema || type !== 'application/json') return
    const validate = validators.get(schema) ?? ajv.compile(schema)
    validators.set(schema, validate)
    return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors)
  }
}
