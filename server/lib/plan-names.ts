import { createHash } from 'node:crypto'

/** Asked as many times within a minute, a statement is worth a plan that is kept. */
const often = 8
const minute = 60_000
/** Names that are given, each a plan on every connection; and texts that are counted. */
export const most = { named: 200, counted: 2_000 }

/** Its columns may change under a plan that is kept, and then it fails: `count(*)` names none. */
const namesAll = /(?<!count\()\*/i

/**
 * Gives a statement that comes again and again a name, so that PostgreSQL parses it, weighs its
 * policies and plans it once a connection instead of every time; `undefined` for one that does not.
 * What has no values may be several statements in one text.
 */
export function planNames(
  now: () => number = () => performance.now(),
): (text: string, values: unknown[] | undefined) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  let since = now()
  return (text, values) => {
    if (!values || values.length === 0) return undefined
    const known = names.get(text)
    if (known || names.size >= most.named) return known
    if (counts.size >= most.counted || now() - since > minute) {
      counts.clear()
      since = now()
    }
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    if (count < often || namesAll.test(text)) return undefined
    counts.delete(text)
    // By the text alone: whoever else names it on the same connection gives it the same.
    const name = `often_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}
