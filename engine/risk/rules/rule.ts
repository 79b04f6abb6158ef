import type { DangerFamily, Grade } from '@attune/contract/risk.ts'

/**
 * What raises a grade. `says` is read on the words of `readWords`, one sentence at a time: lower
 * case, "do not" for "don’t". `(a|b)` one of them, `(a )?` perhaps, `{list}` a list of `words.ts`,
 * `~` up to three words of any kind, `…` up to five of the list `small`. `(?! x)` not before x.
 */
export type Rule = {
  name: string
  says: string
  /** A sentence that needs this rule: without it its grade falls. */
  example: string
  /** A near one that brings no note. */
  counter?: string
  /** That of its family, if not said. */
  grade?: RuleGrade
  /** Believed wherever it stands; of others the model has to hear danger too, or the text is short. */
  sure?: true
  /** As heavy as it is, it is enough to ask in one line. */
  asks?: true
  /** Counts in full only beside another sign of danger to oneself; alone it is this. */
  alone?: Grade
  /** What it is when it happened within days. */
  lately?: RuleGrade
  /** The words hold their own "not", so that a "not" before them denies nothing. */
  refuses?: true
  who?: Who
  /** If narrower than that of its family. */
  kind?: DangerFamily
}

export type RuleGrade = Exclude<Grade, 'none'>

/**
 * Whom it is about: the writer, if its words say so, else whoever is named before it. `self`: of
 * strangers it says nothing. `another`: by its words never the writer.
 */
type Who = 'self' | 'another'

/** Rules of one kind, in the words of the public page. */
export type RuleFamily = {
  title: string
  looksFor: string
  source: string
  grade: RuleGrade
  /** Which help fits. */
  kind: DangerFamily
  who?: Who
  rules: readonly Rule[]
}
