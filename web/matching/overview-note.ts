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

/** Where few are left: which must-have keeps the others out, the strictest first. */
export function blockedNotes({ eligible, blocked }: Pick<MatchOverview, 'eligible' | 'blocked'>) {
  return blocked
    .map(({ key, except, without }) => ({ key, except, more: without - eligible }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ key, except, more }) => ({
      key,
      except,
      text: `${more} more ${more === 1 ? 'meets' : 'meet'} everything except ${except}.`,
    }))
}

const named = (count: number) => words[count] ?? String(count)
