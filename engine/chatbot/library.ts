import type { Entry } from './entry.ts'
import { accountEntries } from './know-account.ts'
import { approachEntries } from './know-approaches.ts'
import { attuneEntries } from './know-attune.ts'
import { bodyEntries } from './know-body.ts'
import { choiceEntries } from './know-choices.ts'
import { copingEntries } from './know-coping.ts'
import { dailyLifeEntries } from './know-daily-life.ts'
import { doubtEntries } from './know-doubts.ts'
import { feelingEntries } from './know-feelings.ts'
import { findingEntries } from './know-finding.ts'
import { hardTimeEntries } from './know-hard-times.ts'
import { helpEntries } from './know-help.ts'
import { peopleEntries } from './know-people.ts'
import { practiceEntries } from './know-practice.ts'
import { privacyEntries } from './know-privacy.ts'
import { sessionEntries } from './know-sessions.ts'
import { struggleEntries } from './know-struggles.ts'
import { therapyEntries } from './know-therapy.ts'
import { toolEntries } from './know-tools.ts'

/** All that the assistant knows. Equal matches go to the first. */
export const library: readonly Entry[] = [
  ...attuneEntries,
  ...toolEntries,
  ...findingEntries,
  ...privacyEntries,
  ...accountEntries,
  ...practiceEntries,
  ...therapyEntries,
  ...doubtEntries,
  ...choiceEntries,
  ...sessionEntries,
  ...approachEntries,
  ...copingEntries,
  ...hardTimeEntries,
  ...struggleEntries,
  ...feelingEntries,
  ...bodyEntries,
  ...peopleEntries,
  ...dailyLifeEntries,
  ...helpEntries,
]
