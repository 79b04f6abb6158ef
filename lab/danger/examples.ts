import { type DangerLanguage, dangerFamilies, dangerLanguages } from '@attune/contract/risk.ts'
import { column, columnCount } from '@attune/engine/danger/danger-labels.ts'
import { dangerWords } from '@attune/engine/danger/danger-words.ts'
import { ngramsOf } from '@attune/engine/danger/ngrams.ts'
import { batches } from '../risk/labelled-lines/batches.ts'
import { type CorpusLine, learntPages, readCorpus } from '../risk/read-corpus.ts'
import type { Data } from '../training/read-data.ts'

export type DangerExample = {
  language: DangerLanguage
  /** A lot of the corpus, our older lines, or everyday texts and diary pages, which nobody in danger wrote. */
  source: 'lot' | 'own' | 'everyday' | 'page'
  lot: string
  fold: number
  words: string[]
  buckets: Int32Array
  isDanger: boolean
  isImminent: boolean
  /** One a column, 0 or 1; NaN where it isn't known. */
  targets: Float32Array
}

export const folds = 3

/** The lots that may be learnt from; a lot is never in two folds. `most`: so many of each language. */
export function lotExamples(most = Infinity): DangerExample[] {
  const corpus = readCorpus()
  return dangerLanguages.flatMap((language) =>
    corpus
      .filter((lot) => lot.use === 'learning' && lot.language === language)
      .slice(0, most)
      .flatMap(({ name, lines }, i) =>
        lines.map((line) =>
          exampleOf(line, { language, source: 'lot', lot: name, fold: i % folds }),
        ),
      ),
  )
}

/** Older labelled lines, in English; by those who made the rules, so they say nothing about strangers. */
export function ownExamples(): DangerExample[] {
  return batches
    .flatMap(({ lines }) => lines)
    .map(({ text, grade, category }, i) =>
      exampleOf(
        {
          text,
          grade,
          family: familyOf[category] ?? 'suicide',
          whose: category === 'others' ? 'other' : 'self',
        },
        { language: 'en', source: 'own', lot: 'own', fold: i % folds },
      ),
    )
}

const familyOf: Readonly<Record<string, CorpusLine['family']>> = {
  selfHarm: 'self-harm',
  eating: 'eating',
  abuse: 'violence-at-home',
  others: 'other',
}

/** Diary pages of ordinary and of heavy days; a writer is never in two folds. */
export const pageExamples = (): DangerExample[] =>
  learntPages().flatMap((pages, i) =>
    pages.map((text) =>
      exampleOf(
        { text, grade: 'none', family: 'none', whose: 'nobody' },
        { language: 'en', source: 'page', lot: `pages ${i}`, fold: i % folds },
      ),
    ),
  )

/** Comments and sentences about stress, every `step`th from `first` on. */
export function everydayExamples(data: Data, first: number, step: number): DangerExample[] {
  return [...data.train, ...data.stressors]
    .filter((_, i) => i % step === first)
    .map(({ text }, i) =>
      exampleOf(
        { text, grade: 'none', family: 'none', whose: 'nobody' },
        { language: 'en', source: 'everyday', lot: 'everyday', fold: i % folds },
      ),
    )
}

type Labels = Pick<CorpusLine, 'text' | 'grade' | 'family' | 'whose'>

function exampleOf(
  { text, grade, family, whose }: Labels,
  where: Pick<DangerExample, 'language' | 'source' | 'lot' | 'fold'>,
): DangerExample {
  const isImminent = grade === 'imminent'
  const isDanger = isImminent || grade === 'possible'
  const targets = new Float32Array(columnCount).fill(isDanger ? 0 : Number.NaN)
  targets[column.danger] = isDanger ? 1 : 0
  if (isDanger) {
    targets[column.imminent] = isImminent ? 1 : 0
    targets[column.other] = whose === 'other' ? 1 : 0
    const kind = (dangerFamilies as readonly string[]).indexOf(family)
    if (kind >= 0) targets[column.families + kind] = 1
  }
  const words = dangerWords(text)
  return { ...where, words, buckets: ngramsOf(words), isDanger, isImminent, targets }
}
