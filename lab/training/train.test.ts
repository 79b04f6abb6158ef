import { forAny } from '@attune/engine/testing/property.ts'
import { Encoder } from '@attune/engine/text/encoder.ts'
import { LinearModel } from '@attune/engine/text/linear-model.ts'
import { StackingModel } from '@attune/engine/text/stacking.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepScores } from './encoder-model.ts'
import {
  bucketsOf,
  columnCount,
  columns,
  type Example,
  examplesWithout,
  folds,
  read,
} from './examples.ts'
import { emotionLines } from './labelled-lines.ts'
import { quantise, turned } from './quantise.ts'
import type { Data } from './read-data.ts'
import { trainEncoder } from './train-encoder.ts'
import { type StackingExample, stackingScores, trainStacking } from './train-stacking.ts'
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
/** Of four labels, the last holds where just one of two base models says so, which no sum of the two can say. */
const heard = Array.from({ length: 600 }, (_, i): StackingExample => {
  const said = Float32Array.of(i & 1 ? 2 : -2, i & 2 ? 2 : -2)
  const targets = Float32Array.of(i & 1, (i & 2) / 2, 1 - (i & 1), (i & 1) ^ ((i & 2) / 2))
  return { baseScores: said, asked: Int32Array.of(0, 1, 2, 3), targets, weight: 1, isOwn: false }
})
const stack = () =>
  trainStacking(heard, {
    labels: 4,
    hidden: 12,
    epochs: 60,
    rate: 0.05,
    decay: 0,
    drop: 0,
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
    for (const scores of [wideScores(wide(), bucketsOf(unseen)), deepScores(deep(), unseen)])
      expect(scores[joy]).toBeGreaterThan(scores[fear]!)
  })

  it('of a stack gives the same weights every time, and hears what a sum of readers cannot', () => {
    const learnt = stack()
    expect(Buffer.from(stack().outer.buffer)).toEqual(Buffer.from(learnt.outer.buffer))
    for (const { baseScores: said, targets } of heard.slice(0, 4))
      for (const [label, score] of stackingScores(learnt, said).entries())
        expect(score > 0).toBe(targets[label] === 1)
  })

  it('never shows a fold what is held out of it', () => {
    const missing = (fold: number) => {
      const kept = examplesWithout(invented, fold)
      const own = (list: readonly Example[]) => list.filter(({ isOwn }) => isOwn).length
      const all = examplesWithout(invented, -1)
      return { own: own(all) - own(kept), all: all.length - kept.length }
    }
    const [first, third] = [missing(0), missing(2)]
    expect(first.all - first.own).toBe(1 + 2)
    expect(third.all - third.own).toBe(1 + 1)
    expect(first.own).toBe(Math.ceil(emotionLines().length / folds))
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
    const small = new LinearModel(quantise(learnt.weights, 28), [...learnt.bias], 0)
    const exact = wideScores(learnt, bucketsOf(unseen))
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

  it('leaves what the stack says nearly where it was, and its slopes are how it moves', () => {
    const learnt = stack()
    const { inner, innerBias, outer, outerBias, means, spreads, hidden, labels } = learnt
    const small = new StackingModel(
      { hidden: quantise(inner, hidden), out: quantise(outer, labels) },
      {
        means: [...means],
        spreads: [...spreads],
        hiddenBias: [...innerBias],
        outBias: [...outerBias],
      },
    )
    for (const { baseScores: said } of heard.slice(0, 4)) {
      const exact = stackingScores(learnt, said)
      const scores = small.scores([...said])
      for (const [label, score] of scores.entries()) {
        expect(Math.abs(score - exact[label]!)).toBeLessThan(0.3)
        const slopes = small.slopes([...said], label)
        const moved = small.scores([said[0]! + 1e-3, said[1]!])[label]! - score
        expect(slopes[0]! * 1e-3).toBeCloseTo(moved, 4)
      }
    }
  })
})
