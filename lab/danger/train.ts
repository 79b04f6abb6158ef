import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync } from 'node:zlib'
import { type DangerLanguage, dangerLanguages } from '@attune/contract/risk.ts'
import { column, columnCount } from '@attune/engine/danger/danger-labels.ts'
import type { DangerModelSettings, LanguageSettings } from '@attune/engine/danger/danger-model.ts'
import { Glosses } from '@attune/engine/danger/glosses.ts'
import { type Table, writeWeights } from '@attune/engine/text/weights.ts'
import { DANGER_MODEL_VERSION } from '@attune/engine/version.ts'
import type { Deep } from '../training/encoder-model.ts'
import { quantise, turned } from '../training/quantise.ts'
import { readData } from '../training/read-data.ts'
import { hashTable, type Vocabulary, vocabularyOf } from './embeddings.ts'
import {
  type DangerExample,
  everydayExamples,
  folds,
  lotExamples,
  ownExamples,
  pageExamples,
} from './examples.ts'
import { glossTable } from './glossary.ts'
import { fitShare, type Pair, quantileFromTop, stackedLogOdds } from './stack.ts'
import { encoderLogOdds, rowsOf, trainDangerEncoder } from './train-danger-encoder.ts'
import { type Ngrams, ngramLogOdds, ngramTable, trainNgrams } from './train-ngrams.ts'
import { dangerWeightsFile } from './weights-file.ts'

/** Buckets by language: there are ten times as many English lines. */
const rows = {
  danger: (language: DangerLanguage) => (language === 'en' ? 1 << 17 : 1 << 15),
  kinds: (language: DangerLanguage) => (language === 'en' ? 1 << 14 : 1 << 12),
}
/** Shares of the hard harmless lines, by models that never saw them, that are raised, asked about, and believed where words say it too. */
const raised = { en: 0.012, other: 0.02 }
const asked = 0.08
const believed = 0.2
/** Of everyday texts. */
const everydayRaised = 0.001
/** Of diary pages of ordinary days: raised, and asked about. */
const pagesRaised = 0.004
const pagesAsked = 0.04
const kindShare = 0.5

const say = (line: string) => console.log(`${Math.round(performance.now() / 1000)} s  ${line}`)

/**
 * node lab/danger/train.ts --data folder --vectors file [--kept file]
 * `--data`: the folder of the texts; `--vectors`: the file of word vectors; `--kept`: where the
 * encoders are kept between runs.
 */
const { values: options } = parseArgs({
  options: { data: { type: 'string' }, vectors: { type: 'string' }, kept: { type: 'string' } },
})
if (!options.data || !options.vectors) throw new Error('Say --data <folder> --vectors <file>')
const examples = [
  ...lotExamples(),
  ...ownExamples(),
  ...pageExamples(),
  ...everydayExamples(readData(options.data), 0, 12),
]
say(`${examples.length} examples; embeddings`)
const vocabulary = vocabularyOf(examples, options.vectors)
say(`${vocabulary.rows.size} words; the encoder, ${folds} times without a fold`)
const { encoders, encoder } = keptOr(options.kept, () => ({
  encoders: Array.from({ length: folds }, (_, fold) => trainOn((one) => one.fold !== fold)),
  encoder: trainOn(() => true),
}))
const tables = new Map<string, Table>(encoderTables(encoder, vocabulary))
const languages = withPages(
  Object.fromEntries(dangerLanguages.map((language) => [language, trainLanguage(language)])),
)
const settings: DangerModelSettings = {
  kernelBias: [...encoder.kernelBias],
  outBias: [...encoder.outBias],
  kindShare,
  languages,
}
const file = writeWeights({ version: DANGER_MODEL_VERSION, settings }, tables)
writeFileSync(dangerWeightsFile, file)
say(`${file.length} bytes, ${brotliCompressSync(file).length} with brotli`)

function trainOn(isLearnt: (one: DangerExample) => boolean): Deep {
  const deep = trainDangerEncoder(examples.filter(isLearnt), vocabulary)
  say('an encoder')
  return deep
}

/** What takes longest, from the file where an earlier run left it. */
function keptOr<T>(path: string | undefined, make: () => T): T {
  if (path && existsSync(path)) {
    const kept = deserialize(readFileSync(path)) as { words: number; made: T }
    if (kept.words !== vocabulary.rows.size) throw new Error(`${path} is of other lines`)
    return kept.made
  }
  const made = make()
  if (path) writeFileSync(path, serialize({ words: vocabulary.rows.size, made }))
  return made
}

function encoderTables(deep: Deep, words: Vocabulary): [string, Table][] {
  const size = deep.filters + deep.width
  return [
    ['words', hashTable(words)],
    ['parts', quantise(deep.parts, deep.width)],
    ['kernel', quantise(turned(deep.kernel, 3 * deep.width), deep.filters)],
    ['out', quantise(turned(deep.out, size), columnCount)],
  ]
}

type Trained = Omit<LanguageSettings, 'page'> & { pages: number[] }

/** There are pages in English alone; in the lots of other languages a page is flagged no more often than a line. */
function withPages(trained: Record<string, Trained>): DangerModelSettings['languages'] {
  return Object.fromEntries(
    Object.entries(trained).map(([language, { pages, ...one }]) => {
      const isKnown = pages.length > 0
      const possibleAt = isKnown
        ? Math.max(one.possibleAt, quantileFromTop(pages, pagesRaised))
        : one.possibleAt
      const softAt = isKnown ? Math.max(one.softAt, quantileFromTop(pages, pagesAsked)) : one.softAt
      const page = { possibleAt, softAt: Math.min(possibleAt, softAt) }
      if (isKnown) say(`${language}: a page needs ${(possibleAt - one.possibleAt).toFixed(2)} more`)
      return [language, { ...one, page }]
    }),
  ) as DangerModelSettings['languages']
}

function trainLanguage(language: DangerLanguage): Trained {
  const own = examples.filter((one) => one.language === language)
  const rowsIn = rowReader(language)
  const pairs = own.map((one) => ({ one, encoded: heldOutEncoded(one, rowsIn(one.words)) }))
  const ngrams = heldOutNgrams(language, own)
  const pairAt = (i: number, at: number, isYes: boolean): Pair => ({
    ngrams: ngrams[i]![at]!,
    encoder: pairs[i]!.encoded[at]!,
    isYes,
  })
  const ofLots = [...own.keys()].filter((i) => own[i]!.source === 'lot')
  const danger = fitShare(ofLots.map((i) => pairAt(i, column.danger, own[i]!.isDanger)))
  const imminent = fitShare(
    ofLots
      .filter((i) => own[i]!.isDanger)
      .map((i) => pairAt(i, column.imminent, own[i]!.isImminent)),
  )
  const scores = own.map((_, i) => stackedLogOdds(danger, pairAt(i, column.danger, false)))
  const among = (isKept: (one: DangerExample) => boolean) =>
    scores.filter((_, i) => isKept(own[i]!))
  const hard = among(({ source, isDanger }) => source === 'lot' && !isDanger)
  const everyday = among(({ source }) => source === 'everyday')
  const possibleAt = Math.max(
    quantileFromTop(hard, language === 'en' ? raised.en : raised.other),
    everyday.length > 0 ? quantileFromTop(everyday, everydayRaised) : -Infinity,
  )
  const found = among(({ source, isDanger }) => source === 'lot' && isDanger)
  const share = found.filter((score) => score >= possibleAt).length / found.length
  say(`${language}: held out ${(100 * share).toFixed(1)} % found; ${JSON.stringify(danger)}`)
  const whole = {
    danger: trainNgrams(own, { ...dangerOptions(language) }),
    kinds: trainNgrams(own, { ...kindOptions(language) }),
  }
  tables.set(`${language} danger`, quantise(ngramTable(whole.danger), whole.danger.columns + 1))
  tables.set(`${language} kinds`, quantise(ngramTable(whole.kinds), whole.kinds.columns + 1))
  if (language !== 'en') tables.set(`${language} glosses`, glossTable(language, vocabulary))
  return {
    bias: { danger: [...whole.danger.bias], kinds: [...whole.kinds.bias] },
    danger,
    imminent,
    possibleAt,
    softAt: Math.min(possibleAt, quantileFromTop(hard, asked)),
    confirmsAt: Math.min(possibleAt, quantileFromTop(hard, believed)),
    imminentAt: 0,
    pages: among(({ source }) => source === 'page'),
  }
}

/** Another language's words are read by the English encoder, which saw none of its lines. */
function heldOutEncoded(one: DangerExample, wordRows: readonly number[]): Float32Array {
  return encoderLogOdds(one.language === 'en' ? encoders[one.fold]! : encoder, wordRows)
}

function rowReader(language: DangerLanguage): (words: readonly string[]) => number[] {
  if (language === 'en') return (words) => rowsOf(words, vocabulary)
  const glosses = new Glosses(
    glossTable(language, vocabulary),
    (mark) => vocabulary.rows.get(mark) ?? 0,
  )
  return (words) => glosses.rowsOf(words)
}

function heldOutNgrams(language: DangerLanguage, own: readonly DangerExample[]): number[][] {
  const models: Ngrams[] = Array.from({ length: folds }, (_, fold) =>
    trainNgrams(
      own.filter((one) => one.fold !== fold),
      dangerOptions(language),
    ),
  )
  return own.map(({ fold, buckets }) => ngramLogOdds(models[fold]!, buckets))
}

function dangerOptions(language: DangerLanguage) {
  return {
    rows: rows.danger(language),
    first: column.danger,
    count: column.other - column.danger,
    epochs: 8,
  }
}

function kindOptions(language: DangerLanguage) {
  return {
    rows: rows.kinds(language),
    first: column.other,
    count: columnCount - column.other,
    epochs: 8,
  }
}
