import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const rules = { atOnce: 2, mostWaiting: 3, mostWaitingPerKey: 2, budget: 10 }

/** Works that end when told, and how many run. */
function works(inTurn: ReturnType<typeof createTurns>) {
  const ends: (() => void)[] = []
  const state = { running: 0, most: 0 }
  const add = (key: string, cost = 1) =>
    inTurn(key, cost, async () => {
      state.most = Math.max(state.most, ++state.running)
      await new Promise<void>((end) => ends.push(end))
      state.running--
    })
  const settled = () => new Promise((done) => setImmediate(done))
  const endNext = async () => {
    await settled()
    ends.shift()?.()
    await settled()
  }
  return { state, add, endNext, settled }
}

test('so many run at once, the others in their order, and nobody is forgotten', async () => {
  const { state, add, endNext, settled } = works(createTurns(rules))
  const all = ['a', 'a', 'b', 'c'].map((key) => add(key))
  await settled()
  for (let left = 4; left > 0; left--) {
    expect(state.running).toBe(Math.min(2, left))
    await endNext()
  }
  await Promise.all(all)
  expect(state.most).toBe(2)
})

test('who comes when too many wait is refused, and one key leaves room for others', async () => {
  const { add, endNext } = works(createTurns(rules))
  const taken = ['a', 'a', 'a', 'a'].map((key) => add(key))
  await expect(add('a')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  taken.push(add('b'))
  await expect(add('c')).rejects.toMatchObject({ code: 'unavailable' })
  for (let left = 5; left > 0; left--) await endNext()
  await Promise.all(taken)
  const after = add('a')
  await endNext()
  await after
})

test('what runs together stays within the budget', async () => {
  const { state, add, endNext, settled } = works(createTurns(rules))
  const all = [add('a', 8), add('b', 8), add('c', 2)]
  await settled()
  expect(state.running).toBe(1)
  await endNext()
  expect(state.running).toBe(2)
  await endNext()
  await endNext()
  await Promise.all(all)
})

test('a work that fails gives its place back', async () => {
  const inTurn = createTurns({ ...rules, atOnce: 1 })
  const fail = () => inTurn('a', 1, () => Promise.reject(new Error('no')))
  for (let i = 0; i < 5; i++) await expect(fail()).rejects.toThrow('no')
  expect(await inTurn('a', 1, async () => 'done')).toBe('done')
})
