import { type Emotion, ekmans, emotions, sentiments } from '@attune/content/emotions/emotions.ts'
import { type ConcernSlug, concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { type Features, featurise } from '@attune/engine/text/featurise.ts'
import { sentencesOf } from '@attune/engine/text/sentences.ts'
import { tokensOf } from '@attune/engine/text/tokens.ts'
import { WordCache } from '@attune/engine/text/word-features.ts'
import { ekmanOf, sentimentOf } from './emotion-families.ts'
import {
  concernOfSentence,
  concernsOfTopic,
  stressorConcerns,
  stressorLabels,
  topicLabels,
} from './label-map.ts'
import { concernLines, emotionLines } from './labelled-lines.ts'
import type { Data, Question, Stressor } from './read-data.ts'

/** Where each head's labels stand among the columns that are learnt together. */
export const columns = layOut({
  emotions: emotions.length,
  ekman: ekmans.length,
  sentiment: sentiments.length,
  concerns: concernSlugs.length,
  severity: 1,
  topics: topicLabels.length,
  stressors: stressorLabels.length,
})
export const columnCount = Object.values(columns).reduce((sum, { size }) => sum + size, 0)

/** Of `targets` (0 to 1) only the `asked` columns are known. */
export type Example = {
  features: Features
  asked: Int32Array
  targets: Float32Array
  /** How often it is seen, against a comment. */
  weight: number
  /** Lines of our own are spread evenly over the labels, so they learn a bias of their own that is dropped. */
  isOwn: boolean
}

/** All that may be learnt from without fold `held`; -1 holds nothing back. */
export function examplesWithout(data: Data, held: number): Example[] {
  const comments = data.train.filter((_, i) => i % folds !== held)
  const lines = emotionLines().filter((_, i) => i % folds !== held)
  const questions = data.questions.filter(({ fold }) => fold !== held)
  const stressors = data.stressors.filter(({ fold }) => fold !== held)
  return [
    ...comments.map(({ text, emotions: felt }) => emotionExample(text, felt)),
    ...lines.map(({ text, emotion }) => ownEmotionExample(text, emotion)),
    ...questions.flatMap(questionExamples),
    ...stressors.map(stressorExample),
    ...concernLines().map(({ text, concern }) => ownConcernExample(text, concern)),
  ]
}

export const folds = 4
const ownEmotionWeight = 4
const ownConcernWeight = 4

export function read(text: string): Features {
  return featurise(tokensOf(text), cache)
}

/** The whole text, and its first sentence. */
export function readBoth(text: string): { features: Features; opening: Features } {
  const tokens = tokensOf(text)
  const end = sentencesOf(tokens)[0]?.to ?? 0
  return {
    features: featurise(tokens, cache),
    opening: featurise(tokens.slice(0, end), cache),
  }
}

const cache = new WordCache()

/** The buckets of a text, each once. */
export const bucketsOf = ({ distinctWords, combinations }: Features): Int32Array =>
  Int32Array.from(
    new Set([...distinctWords.flatMap(({ buckets }) => [...buckets]), ...combinations]),
  )

function emotionExample(text: string, felt: readonly Emotion[]): Example {
  const targets = new Map<number, number>()
  emotions.forEach((label, i) => {
    targets.set(columns.emotions.from + i, felt.includes(label) ? 1 : 0)
  })
  ekmans.forEach((label, i) => {
    targets.set(columns.ekman.from + i, felt.some((one) => ekmanOf[one] === label) ? 1 : 0)
  })
  sentiments.forEach((label, i) => {
    targets.set(columns.sentiment.from + i, felt.some((one) => sentimentOf[one] === label) ? 1 : 0)
  })
  return example(text, targets, 1)
}

/** One label was written down; near ones may be true as well, so they are asked softly or not at all. */
function ownEmotionExample(text: string, felt: Emotion): Example {
  const targets = new Map<number, number>()
  emotions.forEach((label, i) => {
    const isNear = ekmanOf[label] === ekmanOf[felt]
    const isAlike = sentimentOf[label] === sentimentOf[felt]
    if (label === felt) targets.set(columns.emotions.from + i, 1)
    else if (!isNear) targets.set(columns.emotions.from + i, isAlike ? 0.08 : 0.01)
  })
  ekmans.forEach((label, i) => {
    targets.set(columns.ekman.from + i, ekmanOf[felt] === label ? 1 : 0.03)
  })
  sentiments.forEach((label, i) => {
    targets.set(columns.sentiment.from + i, sentimentOf[felt] === label ? 1 : 0.02)
  })
  return example(text, targets, ownEmotionWeight, true)
}

/** The title says in a line what the whole says in ten. */
function questionExamples({ title, text, topics }: Question): Example[] {
  const slugs = topics.flatMap((topic) => concernsOfTopic[topic] ?? [])
  const targets = new Map<number, number>()
  if (slugs.length > 0) askConcerns(targets, slugs)
  if (topics.length > 0)
    topicLabels.forEach((label, i) => {
      targets.set(columns.topics.from + i, topics.includes(label) ? 1 : 0)
    })
  return [`${title}\n${text}`, title].map((one) => example(one, targets, 2))
}

function stressorExample({ text, label, second, severity }: Stressor): Example {
  const targets = new Map<number, number>([[columns.severity.from, severity / 10]])
  stressorLabels.forEach((one, i) => {
    targets.set(columns.stressors.from + i, one === label ? 1 : one === second ? 0.2 : 0)
  })
  const concern = concernOfSentence(label, text)
  if (concern)
    for (const slug of stressorConcerns)
      targets.set(concernColumn(slug), slug === concern ? 0.8 : slug === 'stress' ? 0.2 : 0)
  return example(text, targets, 1)
}

function ownConcernExample(text: string, concern: ConcernSlug | 'none'): Example {
  const targets = new Map<number, number>()
  askConcerns(targets, concern === 'none' ? [] : [concern])
  return example(text, targets, ownConcernWeight, true)
}

function askConcerns(targets: Map<number, number>, slugs: readonly ConcernSlug[]) {
  for (const slug of concernSlugs) targets.set(concernColumn(slug), slugs.includes(slug) ? 1 : 0)
}

const concernColumn = (slug: ConcernSlug) => columns.concerns.from + concernSlugs.indexOf(slug)

function example(
  text: string,
  targets: ReadonlyMap<number, number>,
  weight: number,
  isOwn = false,
): Example {
  return {
    isOwn,
    features: read(text),
    asked: Int32Array.from(targets.keys()),
    targets: Float32Array.from(targets.values()),
    weight,
  }
}

function layOut<K extends string>(sizes: Record<K, number>) {
  let from = 0
  const entries = Object.entries<number>(sizes).map(([name, size]) => {
    const place = { from, size }
    from += size
    return [name, place]
  })
  return Object.fromEntries(entries) as Record<K, { from: number; size: number }>
}
