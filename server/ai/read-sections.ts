import { Parser } from 'htmlparser2'

/** In characters: what is longer will not be shown anyway, and an endless one ends here. */
const longestSection = 6_000

/** What stands under the title number `at`. */
export type Section = { at: number; html: string }

/**
 * The parts of a stream of HTML under the given `<h3>` titles, each as soon as it is whole; `at` is
 * the place of its title. Titles come in order or not at all, and after the last nothing is read.
 */
export async function* readSections(
  pieces: AsyncIterable<string>,
  titles: readonly string[],
): AsyncGenerator<Section> {
  const wanted = titles.map(plain)
  const splitter = splitAtHeadings()
  let last = -1
  /** Those of the parts that have a title still to come. */
  const known = (parts: readonly Part[]) =>
    parts.flatMap(({ title, html }) => {
      const at = wanted.indexOf(plain(title), last + 1)
      if (at < 0) return []
      last = at
      return { at, html }
    })
  for await (const piece of pieces) {
    for (const section of known(splitter.write(piece))) {
      yield section
      if (section.at === titles.length - 1) return
    }
    if (splitter.pending() > longestSection) return
  }
  yield* known(splitter.end())
}

/** A heading's text, and the HTML from its end to the next heading. */
type Part = { title: string; html: string }

/** Takes HTML piece by piece and gives the parts that are whole by then. */
function splitAtHeadings() {
  let source = ''
  /** Where the part under way began, and its HTML after the title; -1: it has no title yet. */
  let from = 0
  let contentFrom = -1
  let inTitle = false
  let title = ''
  let whole: Part[] = []

  const endPart = (until: number) => {
    if (contentFrom >= 0) whole.push({ title, html: source.slice(contentFrom, until) })
  }
  const parser = new Parser({
    onopentag(name) {
      if (name !== 'h3') return
      endPart(parser.startIndex)
      from = parser.startIndex
      contentFrom = -1
      inTitle = true
      title = ''
    },
    ontext(text) {
      if (inTitle) title += text
    },
    onclosetag(name, isImplied) {
      if (name !== 'h3' || isImplied || !inTitle) return
      inTitle = false
      contentFrom = parser.endIndex + 1
    },
  })
  const taken = () => {
    const parts = whole
    whole = []
    return parts
  }

  return {
    write(piece: string) {
      source += piece
      parser.write(piece)
      return taken()
    },
    end() {
      parser.end()
      endPart(source.length)
      return taken()
    },
    /** Length of the part under way. */
    pending: () => source.length - from,
  }
}

/** A title without its number and signs. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/^\s*\d+[.)]/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
