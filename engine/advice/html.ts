/** Pieces of HTML as they are written one after the other: a piece may open what a later one closes. */
export type Pieces = readonly string[]

export const heading = (text: string): Pieces => [`<h3>${escaped(text)}</h3>`]

/** One piece a sentence, so that it can be read while it arrives. */
export function paragraph(...sentences: string[]): Pieces {
  const last = sentences.length - 1
  return sentences.map((sentence, i) => {
    const open = i === 0 ? '<p>' : ''
    return `${open}${escaped(sentence)}${i === last ? '</p>' : ' '}`
  })
}

export const emphasis = (text: string): Pieces => [`<p><em>${escaped(text)}</em></p>`]

export function list(tag: 'ol' | 'ul', items: readonly string[]): Pieces {
  const last = items.length - 1
  return items.map((item, i) => {
    const open = i === 0 ? `<${tag}>` : ''
    return `${open}<li>${escaped(item)}</li>${i === last ? `</${tag}>` : ''}`
  })
}

export const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  )

/** What is folded away until it is asked for; the parts between are the caller's. */
export const foldBegin = (summary: string): Pieces => [
  `<details><summary>${escaped(summary)}</summary>`,
]
export const foldEnd: Pieces = ['</details>']

/** The number of words a reader sees in it. */
export const countWords = (pieces: Pieces) =>
  pieces
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
