import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { doneIn } from '../testing/audit.ts'
import { countRows } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, signUp, signUpPractising, write } from '../testing/sign-up.ts'
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
