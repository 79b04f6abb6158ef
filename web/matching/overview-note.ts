import type { MatchOverview } from '@attune/contract/matching.ts'

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const

/** "Six of 214 who meet everything you need", or all else, where something was let go of. */
export function overviewNote(
  shown: number,
  { total, eligible, relaxed }: Pick<MatchOverview, 'total' | 'eligible' | 'relaxed'>,
): string {
  const needs = relaxed.length > 0 ? 'all else you need' : 'everything you need'
  if (!eligible) return `None of ${total} therapists meets ${needs}.`
  if (eligible <= shown) {
    const verb = eligible === 1 ? 'meets' : 'meet'
    return `${named(eligible)} of ${total} therapists ${verb} ${needs}.`
  }
  return `${named(shown)} of ${eligible} who meet ${needs}.`
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
