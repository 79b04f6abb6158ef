import { randomUUID } from 'node:crypto'
import { noteLimit, tasksLimit } from '@attune/contract/case-notes.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import { dataOf, download } from '../testing/archives.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const app = await startSharedApp()
const address = await app.listen()
let pat: SignedUp
let thea: SignedUp
let url: string
beforeEach(async () => {
  ;[pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, pat, thea, 'Hello')
  url = `/therapists/${thea.id}/case-notes/${pat.id}`
})

const save = (text: string, version: number) => thea.call('PUT', url, { text, version })
const read = async () => (await thea.call('GET', url)).body
const addTask = (text: string, _id = randomUUID()) =>
  thea.call('POST', `${url}/tasks`, { _id, text })

describe('a note', () => {
  test('is kept as it was typed, version by version', async () => {
    expect(await read()).toEqual({ note: { text: '', version: 0, at: null }, tasks: [] })
    const text = `  Sleep.\n\n${'語'.repeat(noteLimit - 20)} `
    expect((await save(text, 0)).body).toMatchObject({ text, version: 1 })
    expect((await save('', 1)).body).toMatchObject({ text: '', version: 2 })
    expect((await read()).note).toMatchObject({ text: '', version: 2 })
  })

  test('of two that began from the same, keeps the first and refuses the other', async () => {
    for (const version of [0, 1]) {
      const both = await Promise.all([save('one', version), save('two', version)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const kept = both.find(({ status }) => status === 200)!.body
      expect((await read()).note).toEqual(kept)
    }
    expect((await save('late', 1)).body).toMatchObject({ code: 'taken', field: 'version' })
  })

  test('is refused where it is too long, and of whom never wrote', async () => {
    expect((await save('x'.repeat(noteLimit + 1), 0)).body.field).toBe('text')
    const stranger = await signUp(app, 'user')
    for (const who of [stranger.id, randomUUID()]) {
      const path = `/therapists/${thea.id}/case-notes/${who}`
      expect((await thea.call('GET', path)).status).toBe(404)
      expect((await thea.call('PUT', path, { text: 'x', version: 0 })).status).toBe(404)
    }
    const tom = await signUpPractising(app)
    await write(app, tom, thea, 'Hello')
    expect((await thea.call('GET', `/therapists/${thea.id}/case-notes/${tom.id}`)).status).toBe(404)
  })
})

test('of whoever leaves at that moment nothing is kept, and nothing fails', async () => {
  await save('one', 0)
  const replies = await Promise.all([
    save('two', 1),
    addTask('Call the doctor'),
    pat.call('DELETE', `/users/${pat.id}`),
    addTask('Ask about sleep'),
    thea.call('GET', url),
  ])
  for (const { status } of replies) expect([200, 201, 204, 404]).toContain(status)
  for (const table of ['case_notes', 'case_tasks']) {
    const asked = `SELECT 1 FROM ${table} WHERE user_id = $1`
    expect((await app.pool.query(asked, [pat.id])).rows).toEqual([])
  }
})

describe('a task', () => {
  test('is kept once, ticked, opened again and deleted', async () => {
    const _id = randomUUID()
    await Promise.all([addTask(' Call the doctor ', _id), addTask('Call the doctor', _id)])
    const second = (await addTask('Ask about sleep')).body
    expect((await read()).tasks).toEqual([{ _id, text: 'Call the doctor', done: false }, second])
    for (const done of [true, true, false, true])
      expect((await thea.call('PUT', `${url}/tasks/${_id}`, { done })).status).toBe(204)
    expect((await read()).tasks[0].done).toBe(true)
    for (const _ of ['once', 'twice'])
      expect((await thea.call('DELETE', `${url}/tasks/${_id}`)).status).toBe(204)
    expect((await read()).tasks).toEqual([second])
    expect((await thea.call('PUT', `${url}/tasks/${_id}`, { done: true })).status).toBe(404)
  })

  test('is refused beyond the most, and with another’s id', async () => {
    for (let n = 1; n < tasksLimit; n++) await addTask(`Task ${n}`)
    const last = await Promise.all([addTask('one'), addTask('two'), addTask('three')])
    expect(last.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const other = await signUpPractising(app)
    await write(app, pat, other, 'Hello')
    const theirs = `/therapists/${other.id}/case-notes/${pat.id}/tasks`
    const [{ _id }] = (await read()).tasks
    expect((await other.call('POST', theirs, { _id, text: 'mine now' })).status).toBe(400)
    expect((await other.call('PUT', `${theirs}/${_id}`, { done: true })).status).toBe(404)
    await other.call('DELETE', `${theirs}/${_id}`)
    expect((await read()).tasks).toHaveLength(tasksLimit)
  })
})

describe('never leaks', () => {
  test('a word to the patient, a colleague or whoever reads the database', async () => {
    await save('Quokka', 0)
    await addTask('Numbat')
    const other = await signUpPractising(app)
    await write(app, pat, other, 'Hello')
    for (const who of [pat, other]) expect((await who.call('GET', url)).status).toBe(403)
    const theirs = await other.call('GET', `/therapists/${other.id}/case-notes/${pat.id}`)
    expect(theirs.body).toEqual({ note: { text: '', version: 0, at: null }, tasks: [] })
    expect(await placesOf(app.pool, 'Quokka', 'Numbat')).toEqual([])
    const { db } = app.strictContext
    const rows = async (as: 'patient' | 'therapist', { id }: SignedUp, table: string) =>
      (await runAs({ as, id }, () => db.execute(`SELECT * FROM ${table}`))).rows.length
    for (const table of ['case_notes', 'case_tasks']) {
      expect(await rows('therapist', thea, table)).toBe(1)
      expect(await rows('patient', pat, table)).toBe(0)
      expect(await rows('therapist', other, table)).toBe(0)
    }
  })

  test('into an archive but the therapist’s who asks for it', async () => {
    await save('Quokka', 0)
    await addTask('Numbat')
    expect((await dataOf(await download(pat, undefined, { caseNotes: true }))).caseNotes).toEqual(
      [],
    )
    expect((await dataOf(await download(thea))).caseNotes).toEqual([])
    const { caseNotes } = await dataOf(await download(thea, undefined, { caseNotes: true }))
    expect(caseNotes).toMatchObject([
      { name: pat.draft.name, text: 'Quokka', tasks: [{ text: 'Numbat', done: false }] },
    ])
  })
})

test('the other tabs of the therapist are told, and nobody else', async () => {
  const [theirs, pats] = await Promise.all([
    openTab(address, thea.cookie),
    openTab(address, pat.cookie),
  ])
  const heard: string[] = []
  pats.socket.onAny((event) => heard.push(event))
  const told = new Promise((done) => theirs.socket.once('caseload', done))
  await save('Quokka', 0)
  expect(await told).toEqual({ patient: pat.id })
  expect(heard).toEqual([])
})
