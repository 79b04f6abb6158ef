import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { doneIn } from '../testing/audit.ts'
import { countRows, placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { commandFrom } from './commands.ts'
import { close } from './reports.ts'
import { kept } from './retention.ts'

const server = await startSharedApp()
const operate = async (...words: string[]) => commandFrom(words)(server.context)
const patient = await signUp(server, 'user')
const therapist = await signUpPractising(server)
await answerIntake(patient)
await patient.call('POST', `/users/${patient.id}/journals`, { title: 'a', content: 'b' })
await write(server, patient, therapist, 'Hello')

const report = async (from = therapist, to = patient) => {
  const draft = { partner: to.id, reason: 'other', note: 'Rude', messages: [] }
  const id = String((await from.call('POST', '/reports', draft)).body._id)
  await close(server.context, id, 'Looked into')
  return id
}
const age = (id: string, days: number) =>
  server.pool.query(
    'UPDATE reports SET closed_at = now() - make_interval(days => $2) WHERE id = $1',
    [id, days],
  )
const left = async (id: string) =>
  (await server.pool.query('SELECT 1 FROM reports WHERE id = $1', [id])).rows.length

describe('what is kept, and how long', () => {
  test('is written in the docs, line by line', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../docs/retention.md'), 'utf8')
    const rows = [...docs.matchAll(/^\| (?!what)(?!--)(.*?) \| (.*?) \|$/gm)]
    expect(rows.map(([, what, howLong]) => ({ what, howLong }))).toEqual(
      kept.map(({ what, howLong }) => ({ what, howLong })),
    )
  })

  test('is printed, which removes nothing', async () => {
    const before = await countRows(server.pool)
    const said = await operate('retention')
    const lines = said.split('\n').slice(1)
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
      kept.map(({ what, howLong }) => [what, howLong]),
    )
    expect(await countRows(server.pool)).toEqual(before)
  })
})

describe('what is left of somebody who has left', () => {
  /** As a change by hand leaves it, or a job that wrote at that moment. */
  async function leaveRowsBehind() {
    const [gone, other] = await Promise.all([signUp(server, 'user'), signUp(server, 'user')])
    for (const one of [gone, other]) {
      await write(server, one, therapist, 'Hello')
      await one.call('PUT', '/notifications/time-zone', { timeZone: 'Europe/Dublin' })
    }
    const send = (from: SignedUp, to: SignedUp) => {
      const draft = { partner: to.id, reason: 'other', note: 'Zeppelin', messages: [] }
      return from.call('POST', '/reports', draft).then(({ body }) => String(body._id))
    }
    const ids = [await send(gone, therapist), await send(therapist, gone)]
    const kept = [await send(other, therapist), await send(therapist, other)]
    await server.pool.query('DELETE FROM threads WHERE key_id = $1', [gone.id])
    await server.pool.query('DELETE FROM users WHERE id = $1', [gone.id])
    await server.pool.query(
      "UPDATE data_keys SET created_at = created_at - interval '2 hours' WHERE person_id = $1",
      [gone.id],
    )
    return { gone, other, ids, kept }
  }

  test('is removed by the next round, and nothing of anyone else', async () => {
    const { gone, other, ids, kept } = await leaveRowsBehind()
    const before = await countRows(server.pool)
    expect(await placesOf(server.pool, gone.id)).not.toEqual([])
    await operate('retention', 'apply')
    expect(await placesOf(server.pool, gone.id)).toEqual([])
    for (const id of ids) expect(await left(id)).toBe(0)
    for (const id of kept) expect(await operate('report', id)).toContain('Zeppelin')
    const after = await countRows(server.pool)
    const fewer = (table: string) => before[table]! - after[table]!
    expect(['reports', 'data_keys', 'mail_settings', 'users'].map(fewer)).toEqual([2, 1, 1, 0])
    expect((await other.call('GET', '/messages/threads')).body[0].last.message).toBe('Hello')
  })

  test('does not take the key of a thread that a colleague still reads, nor one that was just made', async () => {
    const [theo, tess] = [await signUpPractising(server), await signUpPractising(server)]
    await write(server, theo, tess, 'Hello, colleague')
    for (const one of [theo, tess].toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, 1))
      await one.call('DELETE', `/therapists/${one.id}`)
    await server.pool.query("UPDATE data_keys SET created_at = now() - interval '1 day'")
    const fresh = randomUUID()
    await server.pool.query(
      'INSERT INTO data_keys (person_id, wrapped, epoch) SELECT $1, wrapped, epoch FROM data_keys LIMIT 1',
      [fresh],
    )
    await operate('retention', 'apply')
    const stayed = theo.id < tess.id ? tess : theo
    expect((await stayed.call('GET', '/messages/threads')).body[0].last.message).toBe(
      'Hello, colleague',
    )
    expect(await placesOf(server.pool, fresh)).toEqual(['data_keys.person_id'])
    await server.pool.query('DELETE FROM data_keys WHERE person_id = $1', [fresh])
  })

  test('is told to the operator in plain words until then', async () => {
    const { gone, ids } = await leaveRowsBehind()
    const [mine = '', about = ''] = ids
    await server.pool.query('DELETE FROM data_keys WHERE person_id = $1', [gone.id])
    await server.context.bus.publish('keyDestroyed', { person: gone.id })
    const keys = async () => (await countRows(server.pool)).data_keys
    const before = await keys()
    expect(await operate('reports')).toContain(`patient ${gone.id}, who has left`)
    const told = await operate('report', mine)
    expect(told).toMatch(/By patient .*, who has left, about therapist/)
    expect(told).toMatch(/What they wrote is gone: only the key/)
    expect(await operate('report', about)).toContain('Zeppelin')
    await expect(operate('close', mine, '--done', 'Spoke')).rejects.toThrow(/cannot be closed/)
    expect(await keys()).toBe(before)
    await operate('retention', 'apply')
    expect(await operate('reports')).not.toContain(gone.id)
  })
})

describe('what is over', () => {
  test('is removed, a day before it is not, and each round that removes leaves its record', async () => {
    const [old, newer] = [await report(), await report()]
    await age(old, 181)
    await age(newer, 179)
    await operate('retention', 'apply')
    expect([await left(old), await left(newer)]).toEqual([0, 1])
    expect(await operate('audit')).toMatch(/retention +Reports by a therapist: 1/)
  })

  test('never takes anything a patient wrote, however old', async () => {
    const own = await report(patient, therapist)
    await age(own, 4_000)
    const old = "now() - interval '11 years'"
    await server.pool.query(`UPDATE users SET created_at = ${old}`)
    await server.pool.query(`UPDATE sessions SET seen_at = ${old}, created_at = ${old}`)
    await server.pool.query(`UPDATE journals SET date = ${old}`)
    await server.pool.query(`UPDATE messages SET date = ${old}`)
    const before = await countRows(server.pool)
    await operate('retention', 'apply')
    const after = await countRows(server.pool)
    const fewer = Object.keys(before).filter((table) => after[table]! < before[table]!)
    expect(fewer).toEqual(['sessions'])
    expect(await left(own)).toBe(1)
  })

  test('where there is nothing, no record is left', async () => {
    await operate('retention', 'apply')
    const before = doneIn(await operate('audit'))
    await operate('retention', 'apply')
    expect(doneIn(await operate('audit'))).toEqual(before)
  })
})
