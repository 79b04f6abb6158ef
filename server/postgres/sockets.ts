import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresHome } from './home.ts'

/** What a Unix socket's address has room for, in bytes: 108 with the zero at its end, 104 on a Mac. */
const longestAddress = 103

const socketName = (port: number) => `.s.PGSQL.${port}`

/**
 * Beside the data, made for PostgreSQL's Unix socket and open to its user alone: through it a statement
 * costs a quarter less of the processor than over the loopback. Empty where there can be none: on
 * Windows, where its address would be too long, with a comma, which would part it in two, and where
 * the folder cannot be made or given to that user.
 */
export function socketFolder({ data, runAs }: PostgresHome): string {
  const folder = `${data}.sockets`
  const longest = join(folder, socketName(65_535))
  if (Buffer.byteLength(longest) > longestAddress) return ''
  if (process.platform === 'win32' || /[,"]/.test(folder)) return ''
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
    if (runAs) chownSync(folder, runAs.server, runAs.server)
    return folder
  } catch {
    return ''
  }
}

/** Whether PostgreSQL ended because of its socket, as on a file system that holds none. */
export const isOfSockets = (complaint: string): boolean =>
  /unix.domain socket|\.s\.PGSQL\./i.test(complaint)

/** What a server that was killed left there; another's, on another port, stays. */
export function forgetSockets({ port, sockets }: { port: number; sockets: string }) {
  if (sockets)
    for (const name of [socketName(port), `${socketName(port)}.lock`])
      rmSync(join(sockets, name), { force: true })
}
