import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseAt, everyFile, filesWith, stealDataKeys } from '../testing/disk-attack.ts'
import { type PersonAt, signUpAt } from '../testing/person-at.ts'
import { emptyFolder, type Running, runOperator, startProcess } from '../testing/process.ts'
import { placesOf } from '../testing/rows.ts'
import { answersTo, password } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const dataDir = emptyFolder()
const env = { DATA_DIR: dataDir, DEMO: '0' }

/** Unmistakable, and known again by where it was written. */
const tag = randomUUID().slice(0, 8)
const phrases = new Set<string>()
const phrase = (where: string) => {
  const text = `Zq${tag} ${where}`
  phrases.add(text)
  return text
}

async function signUp(server: Running, role: 'user' | 'therapist') {
  const draft = {
    name: phrase(`name of the ${role}`),
    username: phrase(`login of the ${role}`),
    email: `zq${tag}.${role}@people.example`,
    phone: `+1 ${tag.replace(/\D/g, '7')} ${role === 'user' ? '0100' : '0200'}`,
    password,
  }
  phrases.add(draft.email).add(draft.phone)
  return signUpAt(server.url, role, draft)
}

/** Everything that a patient can write or say of themselves. */
async function writeAsPatient(server: Running, pat: PersonAt, thea: PersonAt) {
  for (const answer of answersTo(patientQuestions))
    await pat.call('POST', `/users/${pat.id}/user-answers`, answer)
  await pat.call('GET', `/users/${pat.id}/analyze-answers`)
  await pat.call('PUT', `/users/${pat.id}/journal-consent`, { allowed: true })
  const entry = { title: phrase('title'), content: phrase('entry of the journal') }
  const { _id } = await pat.call('POST', `/users/${pat.id}/journals`, entry)
  const changed = { title: phrase('other title'), content: phrase('changed entry') }
  await pat.call('PUT', `/users/${pat.id}/journals/${_id}`, changed)
  const tab = await openTab(server.url, pat.cookie())
  const parties = { from: pat.id, fromModel: 'User', to: thea.id, toModel: 'Therapist' }
  await tab.send({ ...parties, message: phrase('message of the patient') })
  tab.socket.disconnect()
  await pat.call('PUT', `/users/${pat.id}/trusted-person`, {
    trustedPerson: { name: phrase('trusted person'), phone: '+1 555 0101' },
  })
  await pat.call('POST', `/mood-activity/${pat.id}`, { mood: 'calm' })
  await pat.call('GET', `/advice/${pat.id}`)
  await pat.call('GET', `/matching/match/${pat.id}`)
  await pat.call('POST', '/chatBot', { message: phrase('question to the assistant') })
  await pat.call('POST', `/users/${pat.id}/risk-check`, { text: phrase('text that was checked') })
  const note = phrase('note of a report')
  await pat.call('POST', '/reports', { reason: 'other', note, messages: [], partner: thea.id })
  const given = { summary: true, danger: true, journals: false }
  await pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, given)
}

async function writeAsTherapist(server: Running, thea: PersonAt, pat: PersonAt) {
  const tab = await openTab(server.url, thea.cookie())
  const parties = { from: thea.id, fromModel: 'Therapist', to: pat.id, toModel: 'User' }
  await tab.send({ ...parties, message: phrase('message of the therapist') })
  tab.socket.disconnect()
  const template = { title: phrase('title of a template'), text: phrase('template') }
  await thea.call('POST', `/therapists/${thea.id}/templates`, template)
  const shown = { email: `zq${tag}.shown@people.example`, phone: `+1 555 ${tag}` }
  phrases.add(shown.email).add(shown.phone)
  await thea.call('PUT', `/therapists/${thea.id}/shown-contact`, shown)
  const { initialDiagnosis } = await thea.call('GET', `/diagnosis/${pat.id}`)
  const { inputsHash } = initialDiagnosis.made
  const review = { part: 'initialDiagnosis', inputsHash, note: phrase('note of a review') }
  await thea.call('PUT', `/diagnosis/${pat.id}/review`, review)
}

async function practise(thea: PersonAt) {
  for (const answer of answersTo(therapistQuestions))
    await thea.call('POST', `/therapists/${thea.id}/therapist-answers`, answer)
  const licence = { kind: 'Psychotherapist', number: phrase('licence'), place: 'Ireland' }
  await thea.call('POST', `/therapists/${thea.id}/licences`, { ...licence, expires: null })
}

/** The licence and the name of a therapist, and that name beside what they reviewed. */
const inTheClear = ['licences.number', 'summary_reviews.name', 'therapists.name']

/** What anyone may read of a therapist who is listed, and looks for. */
const isInTheClear = (text: string) => /^Zq\w+ (name of the therapist|licence)$/.test(text)

const steal = (people: readonly PersonAt[]) => {
  const key = Buffer.from(readFileSync(join(dataDir, 'encryption.key'), 'utf8'), 'base64')
  return [
    ...stealDataKeys(
      everyFile(dataDir),
      key,
      people.map(({ id }) => id),
    ).keys(),
  ]
}

test('what was deleted cannot be opened from the disk, by whoever has all of it and the operator’s key', async () => {
  const first = await startProcess(env)
  const pat = await signUp(first, 'user')
  const thea = await signUp(first, 'therapist')
  await practise(thea)
  await writeAsPatient(first, pat, thea)
  await writeAsTherapist(first, thea, pat)
  // Compressed values are found in what the database itself gives out.
  const pool = new pg.Pool({ connectionString: databaseAt(dataDir), max: 4 })
  expect(await placesOf(pool, ...phrases)).toEqual(inTheClear)
  await pool.end()
  await first.stop()
  const files = everyFile(dataDir)
  const found = [...phrases].filter((one) => filesWith(files, one).length > 0)
  expect(found.filter((one) => !isInTheClear(one))).toEqual([])

  const second = await startProcess(env)
  const cookie = { cookie: pat.cookie() }
  const url = `${second.url}/api/users/${pat.id}`
  expect((await fetch(url, { method: 'DELETE', headers: cookie })).status).toBe(204)
  await second.stop()
  // Without a rotation the attack works: the row is gone, and its bytes are not.
  expect(steal([pat, thea]).toSorted()).toEqual([pat.id, thea.id].toSorted())
  expect(await runOperator(env, 'rotate-epoch')).toMatch(/^Epoch 2 has begun: 1 keys were moved/)
  // Who is still there shows that the attack reaches what lives.
  expect(steal([pat, thea])).toEqual([thea.id])
}, 240_000)
