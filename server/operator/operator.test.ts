import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { temporaryFolder } from '../testing/temporary.ts'

const encryptionKey = randomBytes(32).toString('base64')
const keyDir = temporaryFolder('keys')
const server = await startSharedApp({ encryptionKey, keyDir })

type Done = { code: number; out: string; err: string }

/** The command as an operator runs it, beside the running server. */
const operate = (...words: string[]) =>
  new Promise<Done>((done) => {
    const keys = { ENCRYPTION_KEY: encryptionKey, KEY_DIR: keyDir }
    const env = { ...process.env, DATABASE_URL: server.url, ...keys }
    const file = join(import.meta.dirname, '../operator.ts')
    execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) => {
      done({ code: Number(error?.code ?? 0), out: stdout.trim(), err: stderr.trim() })
    })
  })

expect(await operate('list')).toEqual({ code: 0, out: 'There are no therapists yet.', err: '' })
const patient = await signUp(server, 'user')
const therapist = await signUpPractising(server)
await write(server, patient, therapist, 'Hello')

describe('works', () => {
  test('a deactivated therapist leaves list and matches at once, keeps their threads, and comes back', async () => {
    await answerIntake(patient)
    const isShown = async () =>
      (await patient.call('GET', `/therapists/${therapist.id}`)).status === 200
    const isMatched = async () =>
      (await patient.call('GET', `/matching/match/${patient.id}`)).body.some(
        ({ _id }: { _id: string }) => _id === therapist.id,
      )
    expect(await isMatched()).toBe(true)
    expect(await operate('deactivate', therapist.draft.email.toUpperCase())).toMatchObject({
      code: 0,
    })
    expect(await isShown()).toBe(false)
    await expect.poll(isMatched).toBe(false)
    expect((await patient.call('GET', '/messages/threads')).body).toHaveLength(1)
    expect((await operate('list')).out).toMatch(/deactivated/)
    expect(await operate('activate', therapist.id)).toMatchObject({ code: 0 })
    expect(await isShown()).toBe(true)
    await expect.poll(isMatched).toBe(true)
  })

  test('a therapist with open questions is not shown by activating them', async () => {
    const { id, draft } = await signUp(server, 'therapist')
    expect((await operate('activate', id)).out).toMatch(/once they have answered all questions/)
    expect((await operate('list')).out).toMatch(new RegExp(`${draft.email} +questions open`))
  })
})

test('an epoch is rotated beside the running server, which goes on, and the key is not replaced', async () => {
  expect((await operate('rotate-epoch')).out).toMatch(/^Epoch 2 has begun: \d+ keys were moved/)
  expect((await write(server, patient, therapist, 'Still here')).message).toBe('Still here')
  expect((await patient.call('GET', '/messages/threads')).body).toHaveLength(1)
  expect((await operate('audit')).out).toMatch(/rotate-epoch +epoch 2/)
  expect(await operate('rotate-key')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/NEW_ENCRYPTION_KEY is required|Stop every server/),
  })
})

describe('refuses', () => {
  test.each([
    [['frobnicate'], /There is no command "frobnicate"/],
    [['demo', 'toString'], /There is no command "demo toString"/],
    [['deactivate'], /Usage: npm run operator -- deactivate <email\|id>/],
    [['list', 'everything'], /Usage: npm run operator -- list$/],
    [['deactivate', 'nobody@people.example'], /There is no therapist with the email or id/],
  ])('%j, in one line', async (words, said) => {
    const { code, out, err } = await operate(...words)
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(said)
    expect(err.split('\n')).toHaveLength(1)
  })

  test('to load the demo where someone uses one of its addresses, wholly', async () => {
    await signUp(server, 'therapist', { email: 'priya.raman@attune.example' })
    expect(await operate('demo', 'load')).toMatchObject({ code: 1, err: /nothing was loaded/ })
    expect((await operate('list')).out).not.toMatch(/Elif Demir/)
    expect((await operate('demo', 'remove')).out).toBe('There is nothing of the demo to remove.')
  })
})
