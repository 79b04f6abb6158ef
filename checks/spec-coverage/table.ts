export type Held = { file: string; test: string | null }
export type Row = {
  line: number
  section: string
  quote: string
  heldBy: Held[]
  /** Whether the row quotes this sentence: all of it, or its beginning up to '…'. */
  matches: (sentence: string) => boolean
}

const tables = { held: '| § | sentence | held by |', open: '| § | sentence | why no test |' }

/** The rows of both tables: sentences that something holds, and those that nothing need hold. */
export function readTable(markdown: string): { rows: Row[]; faults: string[] } {
  const rows: Row[] = []
  const faults: string[] = []
  let table: keyof typeof tables | null = null
  for (const [at, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) table = null
    else if (line === tables.held) table = 'held'
    else if (line === tables.open) table = 'open'
    else if (table && !/^\|[-| ]+\|$/.test(line)) {
      const [section = '', quote = '', last = '', ...more] = cellsOf(line)
      const heldBy = table === 'held' ? last.split('<br>').map(heldOf) : []
      const isWhole = section && quote && last && more.length === 0
      if (!isWhole || heldBy.includes(null)) faults.push(`line ${at + 1} is no row: ${line}`)
      else rows.push(rowOf(at + 1, section, quote, heldBy as Held[]))
    }
  }
  return { rows, faults }
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function rowOf(line: number, section: string, quote: string, heldBy: Held[]): Row {
  const start = plain(quote.replace(/…$/, ''))
  const isCut = quote.endsWith('…')
  const matches = (sentence: string) =>
    isCut ? plain(sentence).startsWith(start) : plain(sentence) === start
  return { line, section, quote, heldBy, matches }
}

/** `file › test`, or a decision record alone. */
function heldOf(text: string): Held | null {
  const decision = /^\[decision \d+\]\((decisions\/[\w-]+\.md)\)$/.exec(text.trim())
  if (decision) return { file: `docs/${decision[1]}`, test: null }
  const test = /^`([^`›]+?) › (.+)`$/.exec(text.trim())
  return test?.[1] && test[2] ? { file: test[1], test: test[2] } : null
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
