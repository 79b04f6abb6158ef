import { modules } from '@attune/content/advice/modules.ts'
import { followUpTexts } from '@attune/content/advice/sentences.ts'
import type { AdviceInput, Tried } from './advice-input.ts'
import type { Voice } from './voice.ts'

/** The step to ask about: the last of an earlier day of which nothing was said yet. */
export function stepToAsk(tried: readonly Tried[]): Tried | undefined {
  const last = lastBefore(tried)
  return last?.helped === null ? last : undefined
}

/** How the last step of an earlier day went, or the question. */
export function followUp({ tried }: AdviceInput, say: Voice): string[] {
  const last = lastBefore(tried)
  const title = modules.find(({ id }) => id === last?.id)?.title
  if (!last || !title) return []
  if (last.helped === null)
    return [say(followUpTexts.ask(title, last.daysAgo < 2 ? 'yesterday' : 'last time'))]
  return [say(last.helped ? followUpTexts.helped(title) : followUpTexts.didNotHelp(title))]
}

const lastBefore = (tried: readonly Tried[]) => tried.findLast(({ daysAgo }) => daysAgo >= 1)
