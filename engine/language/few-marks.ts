/** What is shorter is put in order at once. */
const short = 20
const many = /(\p{M}{8})\p{M}+/gu

/** Without the marks beyond the eighth on one letter: to put a page of them in order takes seconds. */
export const withFewMarks = (text: string): string =>
  text.length <= short ? text : text.replace(many, '$1')
