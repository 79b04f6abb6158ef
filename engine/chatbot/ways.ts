import { lifeWays } from '@attune/content/chatbot/phrasings/life.ts'
import { siteWays } from '@attune/content/chatbot/phrasings/site.ts'
import { talkWays } from '@attune/content/chatbot/phrasings/talk.ts'
import { therapyWays } from '@attune/content/chatbot/phrasings/therapy.ts'

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
