import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, in every build that matters: a hundred to the second. */
const tick = 10

/** Processor milliseconds of these processes and all that they started, dead ones that were waited for included. */
export function processorTime(roots: readonly number[]): number {
  const children = new Map<number, number[]>()
  const spent = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const fields = Number.isInteger(pid) ? statOf(pid) : undefined
    if (!fields) continue
    const [parent = 0] = fields
    children.set(parent, [...(children.get(parent) ?? []), pid])
    // utime, stime, cutime and cstime, counted from the state on.
    spent.set(pid, fields.slice(10, 14).reduce((sum, one) => sum + one, 0) * tick)
  }
  const sum = (pid: number): number =>
    (spent.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((all, one) => all + sum(one), 0)
  return roots.reduce((all, root) => all + sum(root), 0)
}

/** The numbers behind the state in /proc/<pid>/stat: the parent first. */
function statOf(pid: number): number[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text
      .slice(text.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}
