import { startSharedApp } from '@attune/server/testing/shared-app.ts'
import { answerIntake, signUp } from '@attune/server/testing/sign-up.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { streamAdvice } from './stream-advice.ts'

const overTheNetwork = globalThis.fetch
const server = await startSharedApp()
const address = await server.listen()
const patient = await signUp(server, 'user')
await answerIntake(patient)

const headers = { cookie: patient.cookie }
vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
  overTheNetwork(new URL(path, address), { ...init, headers }),
)
afterAll(() => vi.unstubAllGlobals())

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
