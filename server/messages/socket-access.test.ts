import { randomUUID } from 'node:crypto'
import { socketEvents } from '@attune/contract/socket.ts'
import { afterAll, expect, test } from 'vitest'
import { deactivate } from '../operator/standing.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { draftOf, openTab, type Tab } from '../testing/sockets.ts'
import { changedTables, rowsReader, startUnguarded } from '../testing/unguarded.ts'

/** The owner is a patient who has written to `contact`, and has blocked `blocked`. */
const callers = ['owner', 'another', 'contact', 'unrelated', 'blocked'] as const
type Who = (typeof callers)[number]
/** Those who have no session any more. */
const gone = ['deleted', 'deactivated', 'expired'] as const

const app = await startSharedApp()
const url = await app.listen()
const rowsOf = await rowsReader(app.pool)
const cast = await invite()
const opened = callers.map(async (who) => [who, await openTab(url, cast[who].cookie)] as const)
const tabs = Object.fromEntries(await Promise.all(opened)) as Record<Who, Tab>
afterAll(() => {
  for (const tab of Object.values(tabs)) tab.socket.disconnect()
})

async function invite() {
  const [owner, another, deleted, expired, contact, unrelated, blocked, deactivated, inactive] =
    await Promise.all([
      signUp(app, 'user'),
      signUp(app, 'user'),
      signUp(app, 'user'),
      signUp(app, 'user'),
      signUpPractising(app),
      signUpPractising(app),
      signUpPractising(app),
      signUpPractising(app),
      signUp(app, 'therapist'),
    ])
  for (const therapist of [contact, blocked, deactivated])
    await write(app, owner, therapist, 'Hello')
  await owner.call('PUT', '/messages/contact', { partner: blocked.id, change: 'blocked' })
  await deactivate(app.context, deactivated.id)
  await app.pool.query(
    "UPDATE sessions SET seen_at = now() - interval '1 year' WHERE person_id = $1",
    [expired.id],
  )
  await deleted.call('DELETE', `/users/${deleted.id}`)
  const living = { owner, another, contact, unrelated, blocked }
  return { ...living, deleted, deactivated, expired, inactive }
}

const outcome = (reply: object) => ('code' in reply ? String(reply.code) : 'ok')

test('nobody without a session gets past the handshake', async () => {
  // Without a cookie there is not even a socket to say it on.
  for (const cookie of [undefined, '', 'attune='])
    await expect(openTab(url, cookie), String(cookie)).rejects.toThrow('websocket error')
  for (const cookie of ['attune=made-up', ...gone.map((who) => cast[who].cookie)])
    await expect(openTab(url, cookie), String(cookie)).rejects.toMatchObject({
      data: { code: 'signed_out', error: 'Please sign in' },
    })
})

test('every event is declared, and what is not is refused unread', async () => {
  const ask = (who: Who, event: string): Promise<object> => {
    const asking = tabs[who].socket.timeout(5_000) as unknown as {
      emitWithAck: (event: string, payload: object) => Promise<object>
    }
    return asking.emitWithAck(event, {})
  }
  const refusedOf = { owner: 'user', contact: 'therapist' } as const
  for (const [who, role] of Object.entries(refusedOf) as [Who, string][]) {
    for (const [event, allow] of Object.entries(socketEvents)) {
      const isTheirs = allow === 'either' || allow === role
      expect([event, outcome(await ask(who, event))]).toEqual([
        event,
        isTheirs ? 'invalid' : 'forbidden',
      ])
    }
    for (const event of ['message', 'roomTaken', 'toString', '__proto__', 'sendMessages'])
      expect([event, outcome(await ask(who, event))]).toEqual([event, 'forbidden'])
  }
})

test('nobody may write as somebody else, whoever it is to', async () => {
  const wrong: string[] = []
  for (const caller of callers)
    for (const from of callers)
      for (const to of [...callers, ...gone, 'inactive'] as const) {
        if (from === caller) continue
        const reply = outcome(await tabs[caller].send(draftOf(cast[from], cast[to], 'forged')))
        if (reply !== 'forbidden') wrong.push(`${caller} as ${from} to ${to}: ${reply}`)
        const join = outcome(await tabs[caller].join({ from: cast[from].id, to: cast[to].id }))
        if (join !== 'forbidden') wrong.push(`${caller} joins as ${from} with ${to}: ${join}`)
      }
  for (const caller of callers) {
    const model = cast[caller].role === 'user' ? 'Therapist' : 'User'
    const posing = { ...draftOf(cast[caller], cast.contact, 'posing'), fromModel: model }
    const reply = outcome(await tabs[caller].send(posing))
    if (reply !== 'forbidden') wrong.push(`${caller} as a ${model}: ${reply}`)
  }
  expect(wrong).toEqual([])
})

test('where no name on an event is looked at, the database alone lets nobody write as another', async () => {
  const unguarded = await startUnguarded(app)
  const to = cast.contact
  const url = await unguarded.app.listen({ port: 0, host: '127.0.0.1' })
  // As if the operator's stop had left the session standing; where one is over there is no socket.
  await app.pool.query('UPDATE sessions SET revoked_at = NULL WHERE person_id = $1', [
    cast.deactivated.id,
  ])
  const senders = [...callers, 'deactivated'] as const
  const opened = senders.map(async (who) => [who, await openTab(url, cast[who].cookie)] as const)
  const open = Object.fromEntries(await Promise.all(opened)) as Record<Sender, Tab>
  type Sender = (typeof senders)[number]
  // Its thread is known to the node from here on, to whoever names the two.
  expect(outcome(await open.owner.send(draftOf(cast.owner, to, 'mine')))).toBe('ok')
  const people = Object.values(cast).map(({ id }) => id)
  const before = await writtenBy(people)
  const heard = senders.map((who) => open[who].heard.length)
  const wrong: string[] = []
  const tryTo = async (caller: Sender, from: keyof typeof cast, to: keyof typeof cast) => {
    await open[caller].join({ from: cast[from].id, to: cast[to].id })
    const reply = outcome(await open[caller].send(draftOf(cast[from], cast[to], 'forged')))
    if (reply === 'ok') wrong.push(`${caller} as ${from} to ${to}`)
  }
  for (const caller of senders)
    for (const from of [...senders, 'deleted', 'expired'] as const)
      for (const to of [...senders, 'deleted', 'expired', 'inactive'] as const)
        if (from !== caller) await tryTo(caller, from, to)
  // In their own name, where the contact has ended.
  for (const caller of ['blocked', 'deactivated'] as const) await tryTo(caller, caller, 'owner')
  const changed = changedTables(before, await writtenBy(people))
  // Whoever joins a conversation of others hears nothing of it.
  expect(outcome(await open.owner.send(draftOf(cast.owner, to, 'mine again')))).toBe('ok')
  const overheard = senders.filter(
    (who, at) => !['owner', 'contact'].includes(who) && open[who].heard.length > heard[at]!,
  )
  for (const tab of Object.values(open)) tab.socket.disconnect()
  await unguarded.close()
  expect({ wrong, changed, overheard }).toEqual({ wrong: [], changed: [], overheard: [] })
})

/** All that is there of these people, but for empty threads of two therapists: either may open one. */
async function writtenBy(people: readonly string[]) {
  const { rows } = await app.pool.query(
    "SELECT * FROM threads WHERE 'User' IN (a_model, b_model) OR last_seq > 0 ORDER BY id",
  )
  return { ...(await rowsOf(people)), threads: JSON.stringify(rows) }
}

const no = 'forbidden'
const none = 'not_found'
const expected: Record<Who, Record<keyof typeof cast | 'nobody', string>> = {
  owner: {
    owner: no,
    another: no,
    contact: 'ok',
    unrelated: 'ok',
    blocked: no,
    deleted: no,
    deactivated: no,
    expired: no,
    inactive: none,
    nobody: none,
  },
  another: {
    owner: no,
    another: no,
    contact: 'ok',
    unrelated: 'ok',
    blocked: 'ok',
    deleted: no,
    deactivated: none,
    expired: no,
    inactive: none,
    nobody: none,
  },
  contact: {
    owner: 'ok',
    another: no,
    contact: no,
    unrelated: 'ok',
    blocked: 'ok',
    deleted: no,
    deactivated: none,
    expired: no,
    inactive: none,
    nobody: none,
  },
  unrelated: {
    owner: no,
    another: no,
    contact: 'ok',
    unrelated: no,
    blocked: 'ok',
    deleted: no,
    deactivated: none,
    expired: no,
    inactive: none,
    nobody: none,
  },
  blocked: {
    owner: no,
    another: no,
    contact: 'ok',
    unrelated: 'ok',
    blocked: no,
    deleted: no,
    deactivated: none,
    expired: no,
    inactive: none,
    nobody: none,
  },
}

test('who may write to whom: patients to practising therapists, therapists to colleagues and those who wrote first', async () => {
  const nobody = { ...cast.inactive, id: randomUUID() }
  const wrong: string[] = []
  // Therapists first, so that no patient has written to the unrelated one yet.
  for (const caller of callers.toReversed())
    for (const [to, want] of Object.entries(expected[caller])) {
      const receiver = to === 'nobody' ? nobody : cast[to as keyof typeof cast]
      const reply = outcome(await tabs[caller].send(draftOf(cast[caller], receiver, 'Hello')))
      if (reply !== want) wrong.push(`${caller} to ${to}: ${reply}, expected ${want}`)
    }
  expect(wrong).toEqual([])
})

test('nobody hears what is not theirs', async () => {
  for (const who of callers)
    for (const { from, to } of tabs[who].heard) expect([from, to]).toContain(cast[who].id)
})

test('a patient who calls another a therapist reaches nobody', async () => {
  const { owner, another, inactive } = cast
  const posing = { ...draftOf(owner, another, 'Hello'), toModel: 'Therapist' }
  expect(outcome(await tabs.owner.send(posing))).toBe('not_found')
  expect(tabs.another.heard.some(({ from }) => from === owner.id)).toBe(false)
  const asUser = { ...draftOf(owner, inactive, 'Hello'), toModel: 'User' }
  expect(outcome(await tabs.owner.send(asUser))).toBe('forbidden')
})
