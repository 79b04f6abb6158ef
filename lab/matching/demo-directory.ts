import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { demoProfiles } from '../../server/demo/profiles.ts'

/** The invented therapists of the demo, as matching sees them. */
export const demoDirectory = (): Candidate[] =>
  demoProfiles().map(({ username, answers }) => ({
    _id: username,
    practice: readPractice(answers),
  }))
