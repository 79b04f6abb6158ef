import type { Entry } from '../entry.ts'
import { accountEntries } from './account.ts'
import { approachEntries } from './approaches.ts'
import { attuneEntries } from './attune.ts'
import { bodyEntries } from './body.ts'
import { choiceEntries } from './choices.ts'
import { copingEntries } from './coping.ts'
import { dailyLifeEntries } from './daily-life.ts'
import { doubtEntries } from './doubts.ts'
import { feelingEntries } from './feelings.ts'
import { findingEntries } from './finding.ts'
import { hardTimeEntries } from './hard-times.ts'
import { helpEntries } from './help.ts'
import { relationshipEntries } from './love-family-friends.ts'
import { practiceEntries } from './practice.ts'
import { privacyEntries } from './privacy.ts'
import { sessionEntries } from './sessions.ts'
import { struggleEntries } from './struggles.ts'
import { therapyEntries } from './therapy.ts'
import { toolEntries } from './tools.ts'

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
  ...relationshipEntries,
  ...dailyLifeEntries,
  ...helpEntries,
]
