import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emotions } from '@attune/content/emotions/emotions.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { forAny } from '@attune/engine/testing/property.ts'
import { anyText } from '@attune/engine/testing/texts.ts'
import type { Prediction, TextAnalysis } from '@attune/engine/text/text-analysis.ts'
import { checkInAt, openTextModels } from '@attune/engine/text/text-models.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const file = readFileSync(join(import.meta.dirname, '../../engine/text/weights.bin'))
const textModels = openTextModels(file)
const words = (text: string, guess: Prediction<string> | undefined) =>
  (guess?.because ?? []).map(({ start, end }) => text.slice(start, end)).join(' ')

describe('a reading', () => {
  it('names the feeling of a plain line, and the words that say so', () => {
    const text = 'My grandmother died on Sunday and I miss her so much.'
    const [first] = textModels.read(text).detectedEmotions
    expect(['grief', 'sadness']).toContain(first?.label)
    expect(words(text, first)).toMatch(/died|miss/)
  })

  it.each([
    ['I was terrified, someone followed me home in the dark', 'fear'],
    ['thank you so much for staying with me', 'gratitude'],
    ['I am furious, he lied to my face and stole my money', 'anger'],
  ])('reads %j as %s', (text, label) => {
    expect(textModels.read(text).emotions[0]?.label).toBe(label)
  })

  it.each([
    ['I lie awake until four every night and cannot sleep', 'sleep'],
    ['my boss shouts at me and I dread going to the office', 'burnout-work'],
    ['he hits me when he drinks and I am afraid of my husband', 'domestic-abuse'],
  ])('hears in %j the concern %s', (text, slug) => {
    expect(textModels.read(text).concerns.map(({ label }) => label)).toContain(slug)
  })

  it('takes what is heavy for heavier than what is not', () => {
    const heavy = textModels.read('my father is dying and I cannot cope with it any more').severity
    expect(heavy).toBeGreaterThan(textModels.read('the traffic on the way to work').severity + 1)
  })

  it('asks for a check-in where someone cannot go on, and not over an everyday line', () => {
    const dark =
      'I keep thinking that everyone would be better off without me. I do not see myself alive next year.'
    expect(textModels.read(dark).danger).toBeGreaterThanOrEqual(checkInAt)
    expect(textModels.read('I walked to the shop and bought some bread').danger).toBeLessThan(
      checkInAt,
    )
  })

  it("can't tell what is not written in words it knows", () => {
    for (const text of ['', '   ', '?!?!', 'qwxz plorf grumbix zzkt', '漢字だけの文', '12345'])
      expect(textModels.read(text)).toMatchObject({ detectedEmotions: [], concerns: [], danger: 0 })
  })

  it('has every label once, likeliest first, with a probability', () => {
    forAny(anyText, (text) => {
      const reading = textModels.read(text)
      expect(reading.emotions.map(({ label }) => label).toSorted()).toEqual(emotions.toSorted())
      const order = reading.emotions.map(({ probability }) => probability)
      expect(order).toEqual(order.toSorted((a, b) => b - a))
      expect(Object.keys(reading.concernProbabilities)).toEqual([...concernSlugs])
      for (const value of probabilities(reading)) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    })
  })

  it('gives reasons that lie inside the text, in order, apart from each other', () => {
    forAny(anyText, (text) => {
      const { emotions: guesses, concerns, dangerBecause } = textModels.read(text)
      for (const because of [...guesses, ...concerns]
        .map((one) => one.because)
        .concat([dangerBecause])) {
        let end = 0
        for (const span of because) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          end = span.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }
    })
  })

  it('does not depend on what was read before', () => {
    const text = 'I have not slept since the move and I snap at everyone'
    const alone = openTextModels(file).read(text)
    for (let i = 0; i < 300; i++) textModels.read(`word${i} another${i * 7} and so${i} on`)
    expect(textModels.read(text)).toEqual(alone)
  })
})

describe('cost', () => {
  it('is a few milliseconds for an entry and grows no faster than the text', { retry: 2 }, () => {
    const entry = 'I have not been sleeping since the move, and everything feels heavy today. '
    for (let i = 0; i < 30; i++) textModels.read(entry.repeat(14))
    expect(timeOf(() => textModels.read(entry.repeat(14)))).toBeLessThan(50)
    expect(timeOf(() => textModels.read(entry.repeat(800)))).toBeLessThan(2500)
  })

  it('is within the size that was set', () => {
    expect(file.length).toBeLessThanOrEqual(4_000_000)
  })
})

describe('a damaged file', () => {
  it('is refused, whichever byte has changed', () => {
    forAny(
      fc.integer({ min: 0, max: file.length - 1 }),
      (at) => {
        const damaged = Uint8Array.from(file)
        damaged[at]! ^= 1
        expect(() => openTextModels(damaged)).toThrow()
      },
      20,
    )
  })

  it('is refused when its end is missing', () => {
    expect(() => openTextModels(file.subarray(0, file.length - 1))).toThrow(/damaged/)
    expect(() => openTextModels(new Uint8Array(0))).toThrow(/not weights/)
  })
})

function probabilities({
  emotions: guesses,
  ekman,
  sentiment,
  concernProbabilities,
  danger,
  severity,
}: TextAnalysis) {
  return [
    ...guesses.map(({ probability }) => probability),
    ...Object.values(ekman),
    ...Object.values(sentiment),
    ...Object.values(concernProbabilities),
    danger,
    severity / 10,
  ]
}

/** The best of three, so that a busy neighbour fails nothing. */
function timeOf(work: () => void): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const begin = performance.now()
      work()
      return performance.now() - begin
    }),
  )
}
