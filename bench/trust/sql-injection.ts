import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Person, signUpPerson } from '../sign-up-pairs.ts'
import { type Finding, noneOf } from './finding.ts'
import { type Schema, valueFor } from './from-schema.ts'
import { seeded } from './seeded.ts'

type Description = { paths: Record<string, Record<string, Operation>> }
type Parameter = { in: 'path' | 'query'; name: string; schema: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** These end the account or the session that the next attack needs. */
const ending = /logout|sessions|password|email|second-factor|passkeys|register|login/
/** Long, in ms: a machine may have other work. Who takes longer is cut off, and counts as found. */
const perTarget = 3_600_000
/** What was asked less often was not attacked. */
const fewest = 20
/**
 * A reply that follows the words it was sent, as the assistant's does, looks at times like a query
 * that does. What a query lets in is found each time.
 */
const mostTries = 3

/**
 * sqlmap (Debian's package) at level 3 and risk 2 over every call that takes words: each parameter of
 * its address and each field of its body, as a patient and as a therapist.
 */
export async function sqlInjection(url: string): Promise<Finding[]> {
  const { paths }: Description = await (await fetch(`${url}/api/openapi.json`)).json()
  const wrong: string[] = []
  const count = { requests: 0, targets: 0, takenBack: 0 }
  // Side by side, each with one core to itself where there are two.
  await Promise.all([attackAs('users'), attackAs('therapists')])
  const tried = `${count.requests} requests to ${count.targets} calls, ${count.takenBack} suspicions not found again`
  return [
    noneOf('sqlmap, level 3, risk 2, both roles: injectable, or a server error', tried, wrong),
  ]

  async function attackAs(role: Person['role']) {
    const folder = mkdtempSync(join(tmpdir(), 'attune-sql-'))
    try {
      const person = await signUpPerson(url, role)
      for (const [path, methods] of Object.entries(paths))
        for (const [method, operation] of Object.entries(methods)) {
          const request = requestOf(method, path, operation, person, new URL(url).host)
          if (!request) continue
          const said = await attackAgain(folder, request)
          count.targets++
          console.error(`${role} ${method} ${path}: ${said.requests} requests`)
          count.requests += said.requests
          if (said.isTakenBack) count.takenBack++
          if (said.requests < fewest)
            wrong.push(`${method} ${path}: only ${said.requests} requests`)
          for (const line of said.found) wrong.push(`${role} ${method} ${path}: ${line}`)
        }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

/** The raw request, each place to attack marked with a star; undefined where there is none. */
function requestOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  { id, cookie, role }: Person,
  host: string,
): string | undefined {
  if (method === 'delete' || ending.test(path)) return
  if (path.startsWith(role === 'users' ? '/api/therapists/{' : '/api/users/{')) return
  const body = requestBody?.content['application/json']?.schema
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const isWorded = query.length > 0 || hasText(body)
  if (!isWorded && !path.includes('{')) return
  const random = seeded(3)
  const known = { ids: [id], words: ['calm'] }
  // An id is a UUID everywhere; it is attacked where nothing else can be.
  const filled = path.replaceAll(/\{\w+\}/g, isWorded ? id : `${id}*`)
  const search = query
    .map(({ name, schema }) => `${name}=${String(valueFor(schema, random, known, 0))}*`)
    .join('&')
  const payload = body && JSON.stringify(valueFor(body, random, known, 0))
  return [
    `${method.toUpperCase()} ${filled}${search && `?${search}`} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${cookie}`,
    ...(payload ? ['Content-Type: application/json', '', payload] : ['', '']),
  ].join('\r\n')
}

const hasText = (schema: Schema | undefined) =>
  Object.values(schema?.properties ?? {}).some(
    ({ type, enum: choices }) => type === 'string' && !choices,
  )

/**
 * What sqlmap holds to be injectable once it has tried it, and errors of the server. That something
 * "appears" so comes before that trial, and is taken back by it where a page differed by chance.
 */
const injection = /identified the following injection point|is vulnerable/
const cutOff = 'cut off before its end'
/** No matter of chance: an error of the server, and one that was not heard out. */
const certain = new RegExp(`5\\d\\d \\(|^${cutOff}$`)

/** What is no matter of chance counts at once; an injection once it was found as often as it was tried. */
async function attackAgain(folder: string, request: string) {
  let requests = 0
  for (let tries = 1; ; tries++) {
    const { requests: asked, found } = await attack(folder, request)
    requests += asked
    const isNothing = found.length === 0
    const isSure = found.some((line) => certain.test(line))
    if (isNothing || isSure || tries === mostTries)
      return { requests, found, isTakenBack: isNothing && tries > 1 }
  }
}

async function attack(folder: string, request: string) {
  const file = join(folder, 'request')
  const traffic = join(folder, 'traffic')
  writeFileSync(file, request)
  const words = ['-r', file, '-t', traffic, '--output-dir', join(folder, 'out'), '--batch']
  const strength = ['--level', '3', '--risk', '2', '--dbms', 'PostgreSQL', '--time-sec', '2']
  const quiet = [
    '--disable-coloring',
    '--flush-session',
    '--threads',
    '2',
    '--skip-waf',
    '--ignore-code',
    '*',
  ]
  // What stands at an input that is no terminal it takes for its targets.
  const command = ['set -f; sqlmap', ...words, ...strength, ...quiet].join(' ')
  const inTerminal = ['-qc', command, '/dev/null']
  const options = { timeout: perTarget, maxBuffer: 2 ** 26 }
  const stdout = await promisify(execFile)('script', inTerminal, options).then(
    (ended) => ended.stdout,
    (failed: { killed?: boolean; stdout: string }) => {
      if (!failed.killed) throw failed
      return `${failed.stdout}\n${cutOff}`
    },
  )
  const requests =
    (existsSync(traffic) ? readFileSync(traffic, 'latin1') : '').match(/^HTTP request \[#\d+\]/gm)
      ?.length ?? 0
  rmSync(traffic, { force: true })
  const lines = stdout.split(/[\r\n]+/)
  return { requests, found: lines.filter((one) => injection.test(one) || certain.test(one)) }
}
