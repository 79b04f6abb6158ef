import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function breaker(maxConcurrent = 10) {
  let time = 0
  const options = {
    failureThreshold: 3,
    openFor: 1_000,
    longestOpenFor: 4_000,
    maxConcurrent,
    now: () => time,
  }
  return { gate: createBreaker(options), pass: (ms: number) => (time += ms) }
}
type Gate = ReturnType<typeof breaker>['gate']
const fail = (gate: Gate, times = 1) => {
  for (let i = 0; i < times; i++) acquired(gate).failed()
}

/** A permit where one must be had. */
function acquired(gate: Gate) {
  const permit = gate.tryAcquire()
  if (!permit) throw new Error('no permit')
  return permit
}

describe('works', () => {
  test('opens after failures one after the other, and not before', () => {
    const { gate } = breaker()
    fail(gate, 2)
    acquired(gate).succeeded()
    fail(gate, 2)
    expect(gate.isOpen()).toBe(false)
    fail(gate)
    expect([gate.isOpen(), gate.tryAcquire()]).toEqual([true, null])
  })

  test('lets one trial through after its rest, and closes when that works', () => {
    const { gate, pass } = breaker()
    fail(gate, 3)
    pass(999)
    expect(gate.tryAcquire()).toBe(null)
    pass(1)
    const trial = acquired(gate)
    expect(gate.tryAcquire()).toBe(null)
    trial.succeeded()
    expect(gate.tryAcquire()).not.toBe(null)
  })

  test('rests twice as long after each trial that fails, up to the longest', () => {
    const { gate, pass } = breaker()
    fail(gate, 3)
    let rest = 1_000
    for (const next of [2_000, 4_000, 4_000]) {
      pass(rest)
      fail(gate)
      rest = next
      pass(rest - 1)
      expect(gate.tryAcquire()).toBe(null)
      pass(1)
      acquired(gate).abandoned()
    }
  })

  test('a reader who leaves during the trial decides nothing', () => {
    const { gate, pass } = breaker()
    fail(gate, 3)
    pass(1_000)
    acquired(gate).abandoned()
    expect(gate.tryAcquire()).not.toBe(null)
  })

  test('calls that were under way when it opened neither lengthen its rest nor close it', () => {
    const { gate, pass } = breaker()
    const late = [acquired(gate), acquired(gate)]
    fail(gate, 3)
    pass(500)
    for (const call of late) call.failed()
    pass(500)
    expect(gate.tryAcquire()).not.toBe(null)
  })

  test('no more calls at a time than allowed, whatever happens in whichever order', () => {
    const event = fc.record({
      end: fc.nat(9),
      how: fc.constantFrom('succeeded', 'failed', 'abandoned'),
    })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200 }), (events) => {
        const { gate, pass } = breaker(4)
        const underWay = []
        for (const { end, how } of events) {
          const entered = gate.tryAcquire()
          if (entered) underWay.push(entered)
          expect(underWay.length).toBeLessThanOrEqual(4)
          const [ended] = underWay.splice(end % 4, 1)
          ended?.[how as 'succeeded']()
          ended?.abandoned()
          pass(100)
        }
        for (const one of underWay) one.succeeded()
        pass(10_000)
        expect(gate.tryAcquire()).not.toBe(null)
      }),
    )
  })
})
