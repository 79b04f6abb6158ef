import type { Module } from '@attune/content/advice/module.ts'
import { heading, list, type Pieces, paragraph } from './html.ts'
import { joined } from './sentences.ts'

/** How the things to try go together in one week. */
export function weekPlan(modules: readonly Module[]): Pieces {
  const of = (rhythm: Module['rhythm']) =>
    joined(modules.filter((one) => one.rhythm === rhythm).map(({ title }) => `“${title}”`))
  const lines = [
    of('once') && `Once this week: ${of('once')}.`,
    of('daily') && `A little on most days: ${of('daily')}.`,
    of('need') && `For the moment when it gets hard: ${of('need')}.`,
  ].filter((one) => one !== '')
  return [
    ...heading('How this could fit into your week'),
    ...list('ul', lines),
    ...paragraph('Begin with one. Add the next only when the first has become easy.'),
  ]
}
