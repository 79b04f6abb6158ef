/** The paragraphs and lines of an advice, without tags. */
export const paragraphsOf = (html: string): string[] =>
  [...html.matchAll(/<(p|li)>(.*?)<\/\1>/g)].map(([, , inside]) => readable(inside ?? ''))

/** What stands before the fold. */
export const firstPartOf = (html: string): string => html.split('<details>')[0] ?? ''

/** As it is read. */
export const readable = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h3|summary)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

export const wordsIn = (html: string): number =>
  readable(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
