import { detailParaphrases } from '@attune/content/chatbot/paraphrases/details.ts'
import { lifeParaphrases } from '@attune/content/chatbot/paraphrases/life.ts'
import { siteParaphrases } from '@attune/content/chatbot/paraphrases/site.ts'
import { talkParaphrases } from '@attune/content/chatbot/paraphrases/talk.ts'
import { therapyParaphrases } from '@attune/content/chatbot/paraphrases/therapy.ts'

/** Other words for an entry, as people type them. They teach the ranking; only phrasings are shown. */
const paraphrases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...siteParaphrases,
    ...therapyParaphrases,
    ...talkParaphrases,
    ...lifeParaphrases,
    ...detailParaphrases,
  }),
)

export const paraphrasesOf = (entry: string): readonly string[] =>
  (paraphrases.get(entry) ?? '').split('|').filter(Boolean)

export const entriesWithParaphrases: readonly string[] = [...paraphrases.keys()]
