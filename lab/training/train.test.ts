import { forAny } from '@attune/engine/testing/property.ts'
import { Encoder } from '@attune/engine/text/encoder.ts'
import { Linear } from '@attune/engine/text/linear.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepScores } from './deep.ts'
import { columnCount, columns, examplesWithout, read } from './examples.ts'
import { quantise, turned } from './quantise.ts'
import type { Data } from './read-data.ts'
import { trainEncoder } from './train-encoder.ts'
import { trainWide, wideScores } from './train-wide.ts'

const invented: Data = {
  train: [
    { text: 'what a lovely sunny morning', emotions: ['joy'] },
    { text: 'so happy about the lovely news', emotions: ['joy', 'gratitude'] },
    { text: 'the dark cellar scared me', emotions: ['fear'] },
    { text: 'scared of the dark road', emotions: ['fear'] },
  ],
  dev: [],
  questions: [
    { title: 'Sleep', text: 'I lie awake', topics: ['Sleep Improvement'], fold: 0 },
    { title: 'Anger', text: 'I shout at them', topics: ['Anger Management'], fold: 1 },
  ],
  stressors: [{ text: 'late at work', label: 'Work', second: null, severity: 3, fold: 2 }],
  people: [],
}
const examples = examplesWithout(invented, -1).filter(({ isOwn }) => !isOwn)
const wide = () =>
  trainWide(examples, 0, { rows: 1 << 16, columns: 28, epochs: 5, rate: 0.1, seed: 1 })
const deep = () =>
  trainEncoder(examples, {
    columns: columnCount,
    width: 8,
    filters: 12,
    epochs: 5,
    rate: 0.05,
    dropPooled: 0.2,
    dropWords: 0.1,
    balance: 0.3,
    longest: 60,
    seed: 1,
  })
const unseen = read('a lovely happy day')

describe('training', () => {
  it('gives the same weights every time', () => {
    expect(Buffer.from(wide().weights.buffer)).toEqual(Buffer.from(wide().weights.buffer))
    expect(Buffer.from(deep().parts.buffer)).toEqual(Buffer.from(deep().parts.buffer))
  })

  it('learns what the examples say', () => {
    const [joy, fear] = [columns.emotions.from + 17, columns.emotions.from + 14]
    for (const scores of [wideScores(wide(), unseen.ids, unseen.count), deepScores(deep(), unseen)])
      expect(scores[joy]).toBeGreaterThan(scores[fear]!)
  })

  it('never shows a fold what is held out of it', () => {
    const all = examplesWithout(invented, -1).length
    expect(all - examplesWithout(invented, 0).length).toBe(1 + 2)
    expect(all - examplesWithout(invented, 2).length).toBe(1 + 1)
  })
})

describe('quantisation', () => {
  it('moves no weight by more than half a step of its column', () => {
    const weight = fc.float({ min: -4, max: 4, noNaN: true })
    forAny(fc.array(weight, { minLength: 12, maxLength: 12 }), (list) => {
      const { weights, scales } = quantise(Float32Array.from(list), 3)
      list.forEach((one, i) => {
        const step = scales[i % 3]!
        expect(Math.abs(weights[i]! * step - one)).toBeLessThanOrEqual(step / 2 + 1e-6)
      })
    })
  })

  it('leaves what the linear model says nearly where it was', () => {
    const learnt = wide()
    const small = new Linear(quantise(learnt.weights, 28), [...learnt.bias], 0)
    const exact = wideScores(learnt, unseen.ids, unseen.count)
    for (const [i, score] of small.scores(unseen).entries()) expect(score).toBeCloseTo(exact[i]!, 1)
  })

  it('leaves what the encoder says nearly where it was', () => {
    const learnt = deep()
    const { width, filters, kernel, kernelBias, out, outBias, parts } = learnt
    const encoder = new Encoder(
      {
        parts: quantise(parts, width),
        kernel: quantise(turned(kernel, 3 * width), filters),
        out: quantise(turned(out, filters + width), columnCount),
      },
      { kernelBias: [...kernelBias], outBias: [...outBias] },
    )
    const encoded = encoder.encode(unseen.words, 0, unseen.words.length)
    const exact = deepScores(learnt, unseen)
    const small = encoder.scores(encoded, 0, columnCount)
    for (const [i, score] of small.entries()) expect(score).toBeCloseTo(exact[i]!, 1)
  })
})
