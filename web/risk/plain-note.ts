import { noteLabels } from '@attune/contract/note-labels.ts'
import type { HelpNote } from '@attune/contract/risk.ts'

/** For a grade that came without words of its own. */
export const plainNote: HelpNote = {
  language: 'en',
  heading: 'That sounds heavy to carry.',
  text: 'If you are thinking of ending your life, or are not sure, someone can listen right now.',
  kinds: ['suicide-crisis', 'emotional-support', 'text-crisis'],
  emergencyFirst: false,
  labels: noteLabels,
}
