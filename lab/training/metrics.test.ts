import { describe, expect, it } from 'vitest'
import { bestThreshold, platt } from './calibrate.ts'
import { auroc, macroF1, withInterval } from './metrics.ts'
import { bm25 } from './nearest.ts'

describe('the figures', () => {
  it('macro-F1 is the mean of what each label reaches', () => {
    const gold = [[0], [0, 1], [1]]
    expect(macroF1([[0], [0], [1]], gold, 2, [0, 1, 2])).toBeCloseTo((1 + 2 / 3) / 2)
    expect(macroF1([[], [], []], gold, 2, [0, 1, 2])).toBe(0)
  })

  it('AUROC is the chance that a yes scores above a no, a tie counting half', () => {
    expect(auroc([0.1, 0.4, 0.4, 0.8], [false, false, true, true], [0, 1, 2, 3])).toBe(0.875)
  })

  it('an interval holds the figure and is the same every time', () => {
    const flips = Array.from({ length: 60 }, (_, i) => i % 3 === 0)
    const mean = (places: ArrayLike<number>) =>
      Array.from(places).filter((i) => flips[i]).length / places.length
    const { value, low, high } = withInterval(60, mean)
    expect(low).toBeLessThan(value)
    expect(high).toBeGreaterThan(value)
    expect(withInterval(60, mean)).toEqual({ value, low, high })
  })
})

describe('calibration', () => {
  it('brings scores that say too much back to how often they are right', () => {
    const scores = Array.from({ length: 400 }, (_, i) => (i % 2 ? 4 : -4))
    const targets = scores.map((score, i) => (score > 0 === i % 8 < 6 ? 1 : 0))
    const { slope } = platt(scores, targets)
    expect(slope).toBeLessThan(0.5)
    expect(slope).toBeGreaterThan(0)
  })

  it('puts the threshold where F1 is best', () => {
    const threshold = bestThreshold([0.9, 0.8, 0.3, 0.2], [true, true, false, true])
    expect(threshold).toBeLessThanOrEqual(0.2)
    expect(bestThreshold([0.9, 0.8, 0.3, 0.2], [true, true, false, false])).toBeCloseTo(0.55)
  })
})

describe('BM25', () => {
  it('finds the text that shares the rarest words', () => {
    const nearest = bm25(['the cat and the dog', 'the harbour at night', 'the dog at the harbour'])
    expect(nearest('harbour night', 2).map(({ at }) => at)).toEqual([1, 2])
  })
})
