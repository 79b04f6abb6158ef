import { accountEntries } from './entries/account.ts'
import { approachEntries } from './entries/approaches.ts'
import { attuneEntries } from './entries/attune.ts'
import { bodyEntries } from './entries/body.ts'
import { choiceEntries } from './entries/choices.ts'
import { copingEntries } from './entries/coping.ts'
import { dailyLifeEntries } from './entries/daily-life.ts'
import { doubtEntries } from './entries/doubts.ts'
import { feelingEntries } from './entries/feelings.ts'
import { findingEntries } from './entries/finding.ts'
import { hardTimeEntries } from './entries/hard-times.ts'
import { helpEntries } from './entries/help.ts'
import { peopleEntries } from './entries/people.ts'
import { practiceEntries } from './entries/practice.ts'
import { privacyEntries } from './entries/privacy.ts'
import { sessionEntries } from './entries/sessions.ts'
import { struggleEntries } from './entries/struggles.ts'
import { therapyEntries } from './entries/therapy.ts'
import { toolEntries } from './entries/tools.ts'
import type { Entry } from './entry.ts'

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
