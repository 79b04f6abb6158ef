/** The pattern of LIKE for what holds these words: what people type is text, not a pattern. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
