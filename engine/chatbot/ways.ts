import { lifeWays } from './ways-life.ts'
import { siteWays } from './ways-site.ts'
import { talkWays } from './ways-talk.ts'
import { therapyWays } from './ways-therapy.ts'

/**
 * How people say it in their own words, by entry: short, sideways, as it is typed. They teach the
 * ranking beside the phrasings, which are what is offered and shown.
 */
const ways: Readonly<Record<string, string>> = {
  ...siteWays,
  ...therapyWays,
  ...talkWays,
  ...lifeWays,
}

export const waysOf = (entry: string): readonly string[] =>
  (ways[entry] ?? '').split('|').filter(Boolean)

export const entriesWithWays: readonly string[] = Object.keys(ways)
