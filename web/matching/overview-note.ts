import type { MatchOverview } from '@attune/contract/matching.ts'

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const

/** "Six of 214 who meet all that has to fit", or all else, where something was let go of. */
export function overviewNote(
  found: number,
  { total, eligible, relaxed }: Pick<MatchOverview, 'total' | 'eligible' | 'relaxed'>,
  shown = found,
): string {
  const needs = relaxed.length > 0 ? 'all else that has to fit' : 'all that has to fit'
  if (!eligible) return `None of ${total} therapists meets ${needs}.`
  const filtered = shown < found ? ` Shown: ${shown}.` : ''
  if (eligible <= found) {
    const verb = eligible === 1 ? 'meets' : 'meet'
    return `${named(eligible)} of ${total} therapists ${verb} ${needs}.${filtered}`
  }
  return `${named(found)} of ${eligible} who meet ${needs}.${filtered}`
}

type Blocking = Pick<MatchOverview, 'eligible' | 'blocked' | 'together'>

/** Where few are left: which need keeps the others out, the strictest first, or which do together. */
export function blockedNotes({ eligible, blocked, together }: Blocking) {
  const alone = blocked.map(({ key, ...rest }) => ({ ...rest, keys: [key] }))
  return (together ? [...alone, together] : alone)
    .map(({ keys, except, without }) => ({ keys, except, more: without - eligible }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ keys, except, more }) => ({
      keys,
      except,
      text: `${more} more ${more === 1 ? 'meets' : 'meet'} everything except ${except}.`,
    }))
}

const named = (count: number) => words[count] ?? String(count)
