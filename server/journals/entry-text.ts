import type { Journal } from '@attune/contract/journals.ts'

/** What is read of an entry; the places of words are counted in this. */
export const entryText = ({ title, content }: Journal) => `${title}\n${content}`
