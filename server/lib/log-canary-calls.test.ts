import { endpoints } from '@attune/contract/every.ts'
import { afterAll, expect, test } from 'vitest'
import { failingAt } from '../testing/failing-statements.ts'
import { filledWith } from '../testing/filled.ts'
import { hostileCaller } from '../testing/hostile-caller.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, password, share } from '../testing/sign-up.ts'
import { draftOf, openTab } from '../testing/sockets.ts'

/** In every text of every call, and in all that a failing database says. */
const canary = 'Zanzibarium'
const lines: string[] = []
const app = await startSharedApp({
  logLevel: 'trace',
  logTo: { write: (line: string) => void lines.push(line) },
})
const { cast, pathOf } = await hostileCaller(app)
const { user, therapist } = cast
await answerIntake(user)
await share(user, therapist)
const tab = await openTab(await app.listen(), user.cookie)
afterAll(() => tab.socket.disconnect())

const known = {
  therapistId: therapist.id,
  patient: user.id,
  userId: user.id,
  partner: therapist.id,
}
const secrets = [canary, user.id, therapist.id, user.draft.email, therapist.draft.email, '$argon2']
const mostStatements = 60

const isTold = (text: string) =>
  secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))

/** Whoever may call; what ends a session or an account comes last, with the accounts at the very end. */
const inOrder = endpoints.toSorted(([one], [other]) => rank(one) - rank(other))
function rank(name: string) {
  if (/^(users|therapists)\.delete$/.test(name)) return 3
  if (/\.logout$|endOtherSessions$/.test(name)) return 2
  return /delete|remove|drop|decline/i.test(name) ? 1 : 0
}

type Called = (typeof endpoints)[number][1]

async function call(endpoint: Called) {
  const { method, schema, config } = endpoint
  const isTherapist = config.allow === 'therapist'
  const [me, other] = isTherapist ? [therapist, user] : [user, therapist]
  const idOf = (field: string) =>
    ['from', 'user_id'].includes(field)
      ? me.id
      : field === 'question_id'
        ? crypto.randomUUID()
        : other.id
  const words = `${canary} ${crypto.randomUUID().slice(0, 4)}`
  const body = schema.body && filledWith(schema.body, words, idOf)
  const query = schema.querystring && filledWith(schema.querystring, canary, idOf)
  const texts = Object.entries({ ...(query as object) }).map(([name, value]) => [
    name,
    String(value),
  ])
  // One that is sent in pieces is cut off where its next statement fails.
  const sending = app.app.inject({
    method,
    url: `/api${pathOf(endpoint, known)}${texts.length > 0 ? `?${new URLSearchParams(Object.fromEntries(texts))}` : ''}`,
    headers: { cookie: me.cookie },
    ...(body !== undefined && { payload: { ...(body as object), ...own } }),
  })
  const reply = await sending.catch(() => null)
  if (reply && reply.statusCode >= 500 && isTold(reply.body)) throw new Error(`told: ${reply.body}`)
}

/** What lets a call go on to its work. */
const own = { image: undefined, profileImage: undefined, currentPassword: password }

test('whichever statement of an event of the chat fails, no line of the log says whose or what', async () => {
  const before = lines.length
  const send = () => tab.send(draftOf(user, therapist, `${canary} to you`, crypto.randomUUID()))
  let number = 1
  while (number < mostStatements && (await failingAt(number, canary, send))) number++
  expect(number).toBeGreaterThan(1)
  expect(lines.slice(before).filter((line) => line.includes('22P02')).length).toBeGreaterThan(0)
  expect(lines.filter(isTold)).toEqual([])
}, 60_000)

test('nor whichever statement of whichever call', async () => {
  const reached = new Map<string, number>()
  for (const [name, endpoint] of inOrder) {
    // The last round is the one in which none fails.
    let number = 1
    while (number < mostStatements && (await failingAt(number, canary, () => call(endpoint))))
      number++
    reached.set(name, number - 1)
  }
  const failed = lines.filter((line) => line.includes('22P02'))
  expect(failed.length).toBeGreaterThan(300)
  const asking = [...reached.values()].filter((count) => count > 0)
  expect(asking.length).toBeGreaterThan(100)
  expect(lines.filter(isTold)).toEqual([])
}, 300_000)
