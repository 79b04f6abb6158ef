import type { SearchCounts } from '@attune/contract/search.ts'
import type { SignedUp } from './sign-up.ts'

/** What somebody finds by typed words: the names, what is counted, and what was read, in brackets where it is left out. */
export function searchAs(who: SignedUp) {
  const asked = (path: string, words: string) =>
    who.call('GET', `/therapists${path}?${new URLSearchParams({ words })}`)
  const counts = async (words: string): Promise<SearchCounts> =>
    (await asked('/counts', words)).body
  return {
    counts,
    named: async (words: string): Promise<string[]> =>
      (await asked('', words)).body.map(({ name }: { name: string }) => name),
    read: async (words: string) =>
      (await counts(words)).understood.map(({ label, isLeftOut }) =>
        isLeftOut ? `(${label})` : label,
      ),
  }
}
