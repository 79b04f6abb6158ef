type Titled = {
  kind: 'group' | 'test' | 'step'
  indent: number
  title: string
  skipped: boolean
}

/** What is wrong with the test of this name (`describe › test`) in this file; null where nothing is. */
export function findTest(source: string, name: string): string | null {
  const found = fullNames(source).filter(({ fullName }) => fullName === name)
  if (found.length === 0) return 'has no such test'
  if (found.length > 1) return 'has several tests of this name'
  return found[0]?.skipped ? 'skips the test' : null
}

/** A test is named after the groups around it, a step of a journey alone. */
function fullNames(source: string) {
  const around: Titled[] = []
  return titles(source).flatMap((one) => {
    // The formatter sees to it that what stands further in belongs to what stands before it.
    while ((around.at(-1)?.indent ?? -1) >= one.indent) around.pop()
    const groups = around.filter(({ kind }) => kind === 'group')
    const skipped = [...around, one].some((outer) => outer.skipped)
    around.push(one)
    if (one.kind === 'group') return []
    const named = one.kind === 'step' ? [one] : [...groups, one]
    return [{ fullName: named.map(({ title }) => title).join(' › '), skipped }]
  })
}

const calls = /^( *)(?:await )?(x?(?:describe|test|it))((?:\.\w+)*)\(/gm

function titles(source: string): Titled[] {
  return [...source.matchAll(calls)].flatMap((found) => {
    const [whole, indent = '', word = '', chain = ''] = found
    const start = found.index + whole.length
    // `each` comes first with its cases, then the call that has the title.
    const isEach = chain.endsWith('.each')
    const title = titleAt(source, isEach ? source.indexOf('(', closing(source, start)) + 1 : start)
    if (title === null) return []
    const isGroup = word.endsWith('describe') || chain.includes('.describe')
    const kind = chain === '.step' ? 'step' : isGroup ? 'group' : 'test'
    const skipped = word.startsWith('x') || /\.(skip|todo|fixme|skipIf|runIf|fails?)\b/.test(chain)
    return [{ kind, indent: indent.length, title, skipped }]
  })
}

/** The text that a call begins with; of a template only what stands before its first hole. */
function titleAt(source: string, at: number): string | null {
  const found = /^\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/.exec(source.slice(at, at + 400))
  if (!found) return null
  const [, quote, text = ''] = found
  const start = quote === '`' ? (text.split('${')[0] ?? '') : text
  return start.replace(/\\(.)/g, '$1').trim()
}

/** Where the bracket closes that was opened just before `start`. */
function closing(source: string, start: number): number {
  let depth = 1
  let quote = ''
  for (let at = start; at < source.length; at++) {
    const one = source[at]!
    if (one === '\\') at++
    else if (quote) quote = one === quote ? '' : quote
    else if ('\'"`'.includes(one)) quote = one
    else if (one === '(') depth++
    else if (one === ')' && --depth === 0) return at + 1
  }
  return source.length
}
