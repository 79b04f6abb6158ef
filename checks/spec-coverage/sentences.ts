export type Sentence = { section: string; text: string }

/** The sentences of the sections named by number, in order; a heading is none. */
export function sentencesOf(markdown: string, sections: readonly string[]): Sentence[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    const heading = /^## (\d+)\./.exec(line)
    if (heading?.[1]) section = heading[1]
    if (line.startsWith('#') || !line.trim() || !sections.includes(section)) return []
    return splitSentences(line.replace(/^- /, '')).map((text) => ({ section, text }))
  })
}

/** Splits after a full stop that stands outside quotation marks and before something new. */
function splitSentences(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    if (line[at] === "'") quoted = isQuote(line, at, quoted) ? !quoted : quoted
    if (quoted || line[at] !== '.' || !/^\.\s+\S/.test(line.slice(at))) continue
    sentences.push(line.slice(start, at + 1).trim())
    start = at + 1
  }
  return [...sentences, line.slice(start).trim()].filter(Boolean)
}

/** An apostrophe within a word opens and closes nothing. */
function isQuote(line: string, at: number, quoted: boolean): boolean {
  const isLetter = (one: string | undefined) => one !== undefined && /[\p{L}\d}]/u.test(one)
  return quoted ? !isLetter(line[at + 1]) : !isLetter(line[at - 1])
}
