import { readFileSync } from 'node:fs'

/** Of /proc/<pid>/<file>, in units of 2²⁰ bytes; throws where it does not say so. */
export function megabytesOf(pid: number, file: 'status' | 'smaps_rollup', field: string): number {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]
  if (!kilobytes) throw new Error(`${file} of ${pid} does not tell ${field}`)
  return Number(kilobytes) / 1_024
}
