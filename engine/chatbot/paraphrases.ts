import { askedByPatients } from '@attune/content/chatbot/paraphrases/asked-by-patients.ts'
import { askedByPatientsFurther } from '@attune/content/chatbot/paraphrases/asked-by-patients-further.ts'
import { askedByTherapists } from '@attune/content/chatbot/paraphrases/asked-by-therapists.ts'
import { detailParaphrases } from '@attune/content/chatbot/paraphrases/details.ts'
import { inAttuneParaphrases } from '@attune/content/chatbot/paraphrases/in-attune.ts'
import { lifeParaphrases } from '@attune/content/chatbot/paraphrases/life.ts'
import { newerParaphrases } from '@attune/content/chatbot/paraphrases/newer.ts'
import { oftenAskedParaphrases } from '@attune/content/chatbot/paraphrases/often-asked.ts'
import { onTherapyAndLifeParaphrases } from '@attune/content/chatbot/paraphrases/on-therapy-and-life.ts'
import { siteParaphrases } from '@attune/content/chatbot/paraphrases/site.ts'
import { talkParaphrases } from '@attune/content/chatbot/paraphrases/talk.ts'
import { therapyParaphrases } from '@attune/content/chatbot/paraphrases/therapy.ts'

/** Other words for an entry, as people type them. They teach the ranking; only phrasings are shown. */
const paraphrases: ReadonlyMap<string, readonly string[]> = joined([
  siteParaphrases,
  therapyParaphrases,
  talkParaphrases,
  lifeParaphrases,
  detailParaphrases,
  newerParaphrases,
  inAttuneParaphrases,
  onTherapyAndLifeParaphrases,
  oftenAskedParaphrases,
  askedByPatients,
  askedByPatientsFurther,
  askedByTherapists,
])

export const paraphrasesOf = (entry: string): readonly string[] => paraphrases.get(entry) ?? []

export const entriesWithParaphrases: readonly string[] = [...paraphrases.keys()]

/** An entry may stand in several lists. */
function joined(lists: readonly Readonly<Record<string, string>>[]) {
  const all = new Map<string, string[]>()
  for (const list of lists)
    for (const [entry, texts] of Object.entries(list))
      all.set(entry, [...(all.get(entry) ?? []), ...texts.split('|').filter(Boolean)])
  return all
}
