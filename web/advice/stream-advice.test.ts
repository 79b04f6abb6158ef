import { startTestApp, type TestApp } from '@attune/server/testing/app.ts'
import { answerIntake, type SignedUp, signUp } from '@attune/server/testing/people.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { streamAdvice } from './stream-advice.ts'

const overTheNetwork = globalThis.fetch
let server: TestApp
let address: string
let patient: SignedUp

beforeAll(async () => {
  server = await startTestApp()
  address = await server.listen()
  patient = await signUp(server, 'user')
  await answerIntake(patient)
  const headers = { cookie: patient.cookie }
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    overTheNetwork(new URL(path, address), { ...init, headers }),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

test('the text grows as pieces arrive, up to the whole', async () => {
  const seen: string[] = []
  const whole = await streamAdvice(patient.id, (text) => seen.push(text), never())
  expect(seen.length).toBeGreaterThan(5)
  for (const [at, text] of seen.entries()) expect(text.startsWith(seen[at - 1] ?? '')).toBe(true)
  expect(seen.at(-1)).toBe(whole)
  expect(whole).toContain('Conclusion:')
})

test('whoever leaves stops it', async () => {
  const leaving = new AbortController()
  const reading = streamAdvice(patient.id, () => leaving.abort(), leaving.signal)
  await expect(reading).rejects.toThrow(/abort/i)
})

const never = () => new AbortController().signal
