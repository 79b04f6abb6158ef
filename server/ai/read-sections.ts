/** In characters: what is longer will not be shown anyway, and an endless one ends here. */
const longestSection = 6_000
const headingEnd = '</h3>'

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
  let rest = ''
  let last = -1
  for await (const piece of pieces) {
    rest += piece
    for (let next = nextHeading(rest); next > 0; next = nextHeading(rest)) {
      const section = sectionOf(rest.slice(0, next), wanted, last)
      rest = rest.slice(next)
      if (!section) continue
      last = section.at
      yield section
      if (last === titles.length - 1) return
    }
    if (rest.length > longestSection) return
  }
  const section = sectionOf(rest, wanted, last)
  if (section) yield section
}

const nextHeading = (text: string) => text.slice(1).search(/<h3\b/i) + 1

function sectionOf(text: string, wanted: readonly string[], after: number): Section | null {
  const end = text.toLowerCase().indexOf(headingEnd)
  if (end < 0 || !/^<h3\b/i.test(text)) return null
  const at = wanted.indexOf(plain(text.slice(0, end)), after + 1)
  return at < 0 ? null : { at, html: text.slice(end + headingEnd.length) }
}

/** A title without its tag, number and signs. */
const plain = (title: string) =>
  title
    .replace(/<[^<>]*>/g, '')
    .replace(/&\w+;/g, '')
    .toLowerCase()
    .replace(/^\s*\d+[.)]/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
