import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** A page of a trusted publisher, described in our own words. It opens outside. */
export type Article = {
  id: string
  title: string
  url: string
  publisher: string
  /** Where its advice and numbers hold: US, GB, AU, or INT for everywhere. */
  region: string
  topics: readonly ConcernSlug[]
  snippet: string
  explanation: string
  /** Only for people whose answers speak of its topics. */
  sensitive: boolean
}
