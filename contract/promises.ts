/** Who reads what somebody writes, in the words in which every page says it. */
export const whoReadsAlong = 'No person reads along. Software does, for words of danger.'
