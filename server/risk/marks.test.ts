import { beforeEach, expect, test, vi } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()
let pat: SignedUp
let ben: SignedUp
let thea: SignedUp
beforeEach(async () => {
  ;[pat, ben, thea] = await Promise.all([
    signUp(app, 'user'),
    signUp(app, 'user'),
    signUpPractising(app),
  ])
})

const marks = async (patient?: SignedUp) =>
  (
    await thea.call(
      'GET',
      `/therapists/${thea.id}/danger-marks${patient ? `?patient=${patient.id}` : ''}`,
    )
  ).body
const messages = async () =>
  (
    await thea.call(
      'GET',
      `/messages?from=${pat.id}&to=${thea.id}&fromModel=User&toModel=Therapist`,
    )
  ).body

test('a message that speaks of danger is marked with a reason and what to ask', async () => {
  await write(app, ben, thea, 'Can we move our session to Thursday?')
  await write(app, pat, thea, 'Hello, I would like to begin.')
  await write(app, pat, thea, 'Most days I would rather not be here.')
  const [, second] = await messages()
  const found = await marks()
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    patient: pat.id,
    message: second._id,
    reason: 'It may speak of not wanting to live.',
  })
  expect(found[0].asks).toContain('Are you thinking of ending your life?')
  expect(found[0].kinds[0]).toBe('suicide-crisis')
  // The same, however often and after whatever it is asked.
  expect(await marks(pat)).toEqual(found)
  expect(await marks()).toEqual(found)
  expect(await marks(ben)).toEqual([])
})

test('an answer takes it off the list, and leaves it beside the message', async () => {
  await write(app, pat, thea, 'I want to kill myself')
  await write(app, thea, pat, 'I am here. Are you alone?')
  expect(await marks()).toEqual([])
  expect(await marks(pat)).toHaveLength(1)
  await write(app, pat, thea, 'My sister is with me')
  expect((await marks()).length).toBeLessThanOrEqual(1)
})

test('nothing is read of others, of one who has ended it, or of what the therapist wrote', async () => {
  const other = await signUpPractising(app)
  await write(app, pat, other, 'I want to kill myself')
  await write(app, ben, thea, 'Hello')
  await write(app, thea, ben, 'Do you want to kill yourself?')
  expect([await marks(), await marks(pat), await marks(ben)]).toEqual([[], [], []])
  await write(app, pat, thea, 'I want to kill myself')
  expect(await marks()).toHaveLength(1)
  await pat.call('PUT', '/messages/contact', { partner: thea.id, change: 'ended' })
  expect([await marks(), await marks(pat)]).toEqual([[], []])
})

test('nothing of it is stored', async () => {
  await write(app, pat, thea, 'I want to kill myself')
  expect(await marks()).toHaveLength(1)
  expect(await placesOf(app.pool, 'not wanting to live', 'suicide-crisis')).toEqual([])
})

test('a message is opened and read once, until somebody leaves', async () => {
  const { textModels, vault, bus } = app.strictContext
  const read = vi.spyOn(textModels, 'read')
  const open = vi.spyOn(vault, 'keysOf')
  await write(app, pat, thea, 'Most days I would rather not be here.')
  await write(app, ben, thea, 'Can we move our session to Thursday?')
  read.mockClear()
  const found = await marks()
  expect([found.length, read.mock.calls.length]).toEqual([1, 2])
  open.mockClear()
  expect(await marks()).toEqual(found)
  expect(await marks(pat)).toEqual(found)
  expect([read.mock.calls.length, open.mock.calls.length]).toEqual([2, 0])
  await write(app, pat, thea, 'I have the pills here.')
  expect(await marks()).toHaveLength(2)
  expect(read).toHaveBeenCalledTimes(3)
  await bus.publish('ended', { person: ben.id })
  expect(await marks()).toHaveLength(2)
  expect(read).toHaveBeenCalledTimes(4)
})
