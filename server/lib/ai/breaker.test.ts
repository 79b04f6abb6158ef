import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function breaker(atOnce = 10) {
  let time = 0
  const options = { failures: 3, rest: 1_000, longest: 4_000, atOnce, now: () => time }
  return { on: createBreaker(options), pass: (ms: number) => (time += ms) }
}
type On = ReturnType<typeof breaker>['on']
const fail = (on: On, times = 1) => {
  for (let i = 0; i < times; i++) on.enter()!.failed()
}

describe('works', () => {
  test('opens after failures one after the other, and not before', () => {
    const { on } = breaker()
    fail(on, 2)
    on.enter()!.worked()
    fail(on, 2)
    expect(on.isOpen()).toBe(false)
    fail(on)
    expect([on.isOpen(), on.enter()]).toEqual([true, null])
  })

  test('lets one trial through after its rest, and closes when that works', () => {
    const { on, pass } = breaker()
    fail(on, 3)
    pass(999)
    expect(on.enter()).toBe(null)
    pass(1)
    const trial = on.enter()!
    expect(on.enter()).toBe(null)
    trial.worked()
    expect(on.enter()).not.toBe(null)
  })

  test('rests twice as long after each trial that fails, up to the longest', () => {
    const { on, pass } = breaker()
    fail(on, 3)
    let rest = 1_000
    for (const next of [2_000, 4_000, 4_000]) {
      pass(rest)
      fail(on)
      rest = next
      pass(rest - 1)
      expect(on.enter()).toBe(null)
      pass(1)
      on.enter()!.left()
    }
  })

  test('a reader who leaves during the trial decides nothing', () => {
    const { on, pass } = breaker()
    fail(on, 3)
    pass(1_000)
    on.enter()!.left()
    expect(on.enter()).not.toBe(null)
  })

  test('calls that were under way when it opened neither lengthen its rest nor close it', () => {
    const { on, pass } = breaker()
    const late = [on.enter()!, on.enter()!]
    fail(on, 3)
    pass(500)
    for (const call of late) call.failed()
    pass(500)
    expect(on.enter()).not.toBe(null)
  })

  test('no more calls at a time than allowed, whatever happens in whichever order', () => {
    const event = fc.record({ end: fc.nat(9), how: fc.constantFrom('worked', 'failed', 'left') })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200 }), (events) => {
        const { on, pass } = breaker(4)
        const underWay = []
        for (const { end, how } of events) {
          const entered = on.enter()
          if (entered) underWay.push(entered)
          expect(underWay.length).toBeLessThanOrEqual(4)
          const [ended] = underWay.splice(end % 4, 1)
          ended?.[how as 'worked']()
          ended?.left()
          pass(100)
        }
        for (const one of underWay) one.worked()
        pass(10_000)
        expect(on.enter()).not.toBe(null)
      }),
    )
  })
})
