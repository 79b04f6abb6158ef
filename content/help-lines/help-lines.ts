import { HelpLine } from '@attune/contract/risk.ts'
import data from './help-lines.json' with { type: 'json' }

/** Checked in November 2026, by country; lines nobody could confirm are left out. */
export const helpLines: HelpLine[] = HelpLine.array().parse(data)

/** Directories of every country's lines stand under this code. */
export const everywhere = 'INT'
