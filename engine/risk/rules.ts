import { act } from './rules/act.ts'
import { crisisWords } from './rules/crisis-words.ts'
import { eating } from './rules/eating.ts'
import { harm } from './rules/harm.ts'
import { despair, loss } from './rules/heavy.ts'
import { others } from './rules/others.ts'
import { plan } from './rules/plan.ts'
import type { Rule, RuleFamily } from './rules/rule.ts'
import { selfHarm } from './rules/self-harm.ts'
import { suicide } from './rules/suicide.ts'
import { violence } from './rules/violence.ts'
import { wish } from './rules/wish.ts'

/** All that the rules look for, in the order of the public page. */
export const families = {
  plan,
  act,
  suicide,
  wish,
  selfHarm,
  eating,
  violence,
  others,
  harm,
  loss,
  despair,
  crisisWords,
} satisfies Record<string, RuleFamily>
export type Family = keyof typeof families

/** A rule with what it has from its family. */
export type FamilyRule = Rule & { family: Family } & Required<Pick<Rule, 'grade' | 'kind'>>

export const rules: readonly FamilyRule[] = Object.entries<RuleFamily>(families).flatMap(
  ([family, { grade, kind, who, rules: own }]) =>
    own.map((rule) => ({
      grade,
      kind,
      ...(who && { who }),
      ...rule,
      family: family as Family,
    })),
)
