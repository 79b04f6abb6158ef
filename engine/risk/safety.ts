import type { Measured, Safety } from '@attune/contract/risk.ts'
import { highest } from './grade-text.ts'
import measured from './measured.json' with { type: 'json' }
import { families, rules } from './rules.ts'

/** What the public page says of the rules, made from them; the figures are those of the last measuring. */
export const safety: Omit<Safety, 'lots'> = {
  families: Object.entries(families).map(([family, { title, looksFor, source }]) => {
    const own = rules.filter((rule) => rule.family === family)
    return {
      title,
      looksFor,
      rules: own.length,
      highest: highest(own.map(({ grade }) => grade)),
      sources: [source.replace(/ \d( to \d)?$/, '')],
    }
  }),
  measured: measured satisfies Measured[],
}
