import type { Entry } from './entry.ts'
import { approachEntries } from './know-approaches.ts'
import { attuneEntries } from './know-attune.ts'
import { copingEntries } from './know-coping.ts'
import { helpEntries } from './know-help.ts'
import { practiceEntries } from './know-practice.ts'
import { privacyEntries } from './know-privacy.ts'
import { struggleEntries } from './know-struggles.ts'
import { therapyEntries } from './know-therapy.ts'

/** All that the assistant knows. Equal matches go to the first. */
export const library: readonly Entry[] = [
  ...attuneEntries,
  ...privacyEntries,
  ...practiceEntries,
  ...therapyEntries,
  ...approachEntries,
  ...copingEntries,
  ...struggleEntries,
  ...helpEntries,
]
