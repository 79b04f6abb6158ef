import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, in every build that matters: a hundred to the second. */
const tick = 10

/** Processor milliseconds of these processes and all that they started, dead ones that were waited for included. */
export function processorTime(roots: readonly number[]): number {
  // utime, stime, cutime and cstime, counted from the state on.
  const spent = (pid: number) =>
    (statOf(pid) ?? []).slice(10, 14).reduce((sum, one) => sum + one, 0) * tick
  return processesOf(roots).reduce((all, pid) => all + spent(pid), 0)
}

/** These processes and all that they started. */
export function processesOf(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const [parent] = (Number.isInteger(pid) && statOf(pid)) || []
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const withChildren = (pid: number): number[] => [
    pid,
    ...(children.get(pid) ?? []).flatMap(withChildren),
  ]
  return roots.flatMap(withChildren)
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
