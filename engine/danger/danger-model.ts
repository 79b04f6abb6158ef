import { type DangerLanguage, dangerFamilies, type Grade } from '@attune/contract/risk.ts'
import { fnv1a } from '../numbers/fnv1a.ts'
import { Encoder, type EncoderToken } from '../text/encoder.ts'
import { readWeights, type Table } from '../text/weights.ts'
import { column, columnCount, type ModelReading } from './danger-labels.ts'
import { dangerWords } from './danger-words.ts'
import { Glosses } from './glosses.ts'
import { ngramScores } from './ngram-model.ts'
import { ngramsOf } from './ngrams.ts'

/** Of both models' log-odds for one column. */
export type Share = { ngrams: number; encoder: number; bias: number }

export type LanguageSettings = {
  /** Of the n-gram models: of danger and imminent, then of somebody else's and the families. */
  bias: { danger: number[]; kinds: number[] }
  danger: Share
  imminent: Share
  /** Log-odds from which the text is raised to `possible`, asked about in one line, believed, raised to `imminent`. */
  possibleAt: number
  softAt: number
  confirmsAt: number
  imminentAt: number
  /** The same of a page: with many words some always sound like danger. */
  page: { possibleAt: number; softAt: number }
}

export type DangerModelSettings = {
  kernelBias: number[]
  outBias: number[]
  /** How much the n-grams count for kinds; the encoder has the rest. */
  kindShare: number
  languages: Record<DangerLanguage, LanguageSettings>
}

export type DangerModel = {
  version: string
  /** Deterministic, any string; texts longer than a page are read a page at a time, the gravest counts. */
  read(text: string, language: DangerLanguage): ModelReading
}

/** Throws on a damaged file. */
export function openDangerModel(file: Uint8Array): DangerModel {
  const { version, settings, table } = readWeights<DangerModelSettings>(file)
  const embeddings = new EnglishEmbeddings(table('words'))
  const encoder = new Encoder(
    { parts: table('parts'), kernel: table('kernel'), out: table('out') },
    settings,
  )
  const { languages, kindShare } = settings
  const openReader = (language: DangerLanguage) => {
    const glosses =
      language === 'en'
        ? embeddings
        : new Glosses(table(`${language} glosses`), (mark) => embeddings.rowOf(mark))
    const tables = { danger: table(`${language} danger`), kinds: table(`${language} kinds`) }
    return new LanguageReader(languages[language], kindShare, tables, (words) => {
      const rows = glosses.rowsOf(words)
      return { scores: scoresOf(encoder, embeddings.tokensOf(rows)), known: knownShare(rows) }
    })
  }
  // A language is opened when it is first met.
  const readers = new Map<DangerLanguage, LanguageReader>()
  return {
    version,
    read(text, language) {
      const reader = readers.get(language) ?? openReader(language)
      readers.set(language, reader)
      return reader.read(dangerWords(text))
    },
  }
}

/** Log-odds of all columns. */
function scoresOf(encoder: Encoder, tokens: readonly EncoderToken[]): number[] {
  return encoder.scores(encoder.encode(tokens, 0, tokens.length), 0, columnCount)
}

const knownShare = (rows: readonly number[]) =>
  rows.length === 0 ? 1 : rows.filter((row) => row > 0).length / rows.length

type Encoded = { scores: number[]; known: number }

/** The words that have an embedding; row 0 is every other word. */
class EnglishEmbeddings {
  private readonly rows = new Map<number, number>()
  private readonly tokens: EncoderToken[] = []

  constructor({ weights, rows }: Pick<Table, 'weights' | 'rows'>) {
    const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength)
    for (let row = 1; row < rows; row++) this.rows.set(view.getUint32(row * 4, true), row)
  }

  rowsOf(words: readonly string[]): number[] {
    return words.map((word) => this.rowOf(word))
  }

  rowOf(word: string): number {
    return this.rows.get(fnv1a(word)) ?? 0
  }

  /** The same row is the same token, so that the encoder keeps what it made of it. */
  tokensOf(rows: readonly number[]): EncoderToken[] {
    return rows.map((row) => {
      this.tokens[row] ??= { parts: Int32Array.of(row) }
      return this.tokens[row]
    })
  }
}

class LanguageReader {
  private readonly settings: LanguageSettings
  private readonly kindShare: number
  private readonly tables: { danger: Table; kinds: Table }
  private readonly encode: (words: readonly string[]) => Encoded

  constructor(
    settings: LanguageSettings,
    kindShare: number,
    tables: { danger: Table; kinds: Table },
    encode: (words: readonly string[]) => Encoded,
  ) {
    this.settings = settings
    this.kindShare = kindShare
    this.tables = tables
    this.encode = encode
  }

  read(words: readonly string[]): ModelReading {
    return pagesOf(words)
      .map((page) => this.readPage(page))
      .reduce((gravest, one) => (one.danger > gravest.danger ? one : gravest))
  }

  private readPage(words: readonly string[]): ModelReading {
    const { settings, tables } = this
    const buckets = ngramsOf(words)
    const { scores: encoded, known } = this.encode(words)
    const [danger = 0, imminent = 0] = ngramScores(tables.danger, settings.bias.danger, buckets)
    const kinds = ngramScores(tables.kinds, settings.bias.kinds, buckets).map(
      (score, i) => this.kindShare * score + (1 - this.kindShare) * encoded[column.other + i]!,
    )
    const [other = 0, ...families] = kinds
    const reading = {
      danger: joined(settings.danger, danger, encoded[column.danger]!),
      imminent: joined(settings.imminent, imminent, encoded[column.imminent]!),
    }
    const { possibleAt, softAt } = words.length >= leastPage ? settings.page : settings
    return {
      ...reading,
      grade: gradeOf({ ...settings, possibleAt }, reading),
      soft: reading.danger >= softAt,
      confirms: reading.danger >= settings.confirmsAt,
      family: dangerFamilies[families.indexOf(Math.max(...families))]!,
      whose: other > 0 ? 'other' : 'self',
      known,
    }
  }
}

const joined = ({ ngrams, encoder, bias }: Share, byNgrams: number, byEncoder: number) =>
  ngrams * byNgrams + encoder * byEncoder + bias

function gradeOf(
  { possibleAt, imminentAt }: LanguageSettings,
  { danger, imminent }: Pick<ModelReading, 'danger' | 'imminent'>,
): Grade {
  if (danger < possibleAt) return 'none'
  return imminent >= imminentAt ? 'imminent' : 'possible'
}

/** Half overlapping, so that no sentence is cut in all of them. */
export function pagesOf<Word>(words: readonly Word[]): (readonly Word[])[] {
  if (words.length <= longestPage) return [words]
  const pages: (readonly Word[])[] = []
  for (let at = 0; at < words.length - pageStep; at += pageStep)
    pages.push(words.slice(at, at + 2 * pageStep))
  return pages
}

/** Words and marks from which a text is read as a page. */
const leastPage = 60
/** Words and marks: the longest lines it learnt from. */
const longestPage = 260
const pageStep = 100
