import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { WishFacts } from '@attune/contract/wish-facts.ts'

/** What is so where a patient has said nothing beside the intake. */
export const nothingSaid: WishFacts = {
  region: null,
  place: null,
  distanceKm: null,
  matters: [],
  budget: null,
  payer: null,
  firstWords: null,
  relaxed: [],
}

/** What is so where a therapist has said nothing beside the questionnaire. */
export const nothingStated: PracticeFacts = {
  mainAreas: [],
  regions: [],
  place: null,
  onlineOnly: null,
  fee: null,
  slidingScale: null,
  payers: [],
  nextStart: null,
  words: null,
  limits: [],
  newPeopleAMonth: null,
  closed: false,
}
