import type { Measured, Safety } from '@attune/contract/risk.ts'
import { highest } from './grade-text.ts'
import measured from './measured.json' with { type: 'json' }
import { families, rules } from './rules.ts'

/** What the public page says of the rules, made from them; the figures are those of the last measuring. */
export const safety: Omit<Safety, 'lots'> = {
  families: Object.entries(families).map(([key, { title, looksFor }]) => {
    const own = rules.filter(({ family }) => family === key)
    return {
      title,
      looksFor,
      rules: own.reduce((count, { says }) => count + says.trim().split('\n').length, 0),
      highest: highest(own.map(({ grade }) => grade)),
      sources: [...new Set(own.map(({ source }) => source.replace(/ \d$/, '')))],
    }
  }),
  measured: measured satisfies Measured[],
}
