import { expect, test } from 'vitest'
import { createLineQuality, type Sample, sampleOf } from './line-quality.ts'

const fine: Sample = { lost: 0.01, roundTrip: 0.08, available: 900_000 }
const weak: Sample[] = [
  { ...fine, lost: 0.2 },
  { ...fine, roundTrip: 1.5 },
  { ...fine, available: 60_000 },
]

test('a line is too weak after four bad looks in a row, whatever is bad about it', () => {
  for (const sample of weak) {
    const quality = createLineQuality()
    expect([1, 2, 3, 4].map(() => quality.isTooWeak(sample))).toEqual([false, false, false, true])
  }
})

test('a short fault, or a line that nothing is known of, is none', () => {
  const quality = createLineQuality()
  const [bad] = weak
  for (let at = 0; at < 20; at++) expect(quality.isTooWeak(at % 4 === 3 ? fine : bad!)).toBe(false)
  const unknown = { lost: null, roundTrip: null, available: null }
  expect([1, 2, 3, 4, 5].some(() => quality.isTooWeak(unknown))).toBe(false)
})

test('whoever tries the picture again is given as long as at first', () => {
  const quality = createLineQuality()
  const [bad] = weak
  for (let at = 0; at < 4; at++) quality.isTooWeak(bad!)
  quality.beginAnew()
  expect([1, 2, 3, 4].map(() => quality.isTooWeak(bad!))).toEqual([false, false, false, true])
})

test('of the reports of a browser the worst line counts, and the pair that is used', () => {
  const sample = sampleOf([
    { type: 'remote-inbound-rtp', kind: 'audio', fractionLost: 0.02, roundTripTime: 0.1 },
    { type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.3, roundTripTime: 0.2 },
    { type: 'candidate-pair', nominated: false, availableOutgoingBitrate: 9_000_000 },
    { type: 'candidate-pair', nominated: true, availableOutgoingBitrate: 500_000 },
    { type: 'outbound-rtp', fractionLost: 1 },
  ])
  expect(sample).toEqual({ lost: 0.3, roundTrip: 0.2, available: 500_000 })
})
