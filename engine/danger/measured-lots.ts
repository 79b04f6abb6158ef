import type { MeasuredLots } from '@attune/contract/risk.ts'
import measured from './measured-lots.json' with { type: 'json' }

/** Of the last measuring, for the public page. */
export const measuredLots = measured as MeasuredLots[]
