import type { Module } from '@attune/content/advice/module.ts'
import { weekPlanTexts } from '@attune/content/advice/sentences.ts'
import { joinWords } from '../wording/join-words.ts'
import { heading, list, type Pieces, paragraph } from './html.ts'

/** How the things to try go together in one week. */
export function weekPlan(modules: readonly Module[]): Pieces {
  const rhythms = ['once', 'daily', 'need'] as const
  const lines = rhythms.flatMap((rhythm) => {
    const titles = modules.filter((one) => one.rhythm === rhythm).map(({ title }) => `“${title}”`)
    return titles.length > 0 ? [weekPlanTexts[rhythm](joinWords(titles))] : []
  })
  return [
    ...heading(weekPlanTexts.heading),
    ...list('ul', lines),
    ...paragraph(weekPlanTexts.begin),
  ]
}
