/** Who reads what somebody writes, in the words in which every page says it. */
export const whoReadsAlong = 'No person reads along. Software does, for words of danger.'

/** Where nothing is sent: of whoever has not signed in. */
export const nobodyReadsAlong = 'No person reads along, and signed out no software either.'
