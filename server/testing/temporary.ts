import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * An empty folder that goes when this process does. PostgreSQL's own user can get there: it would
 * otherwise put root's data elsewhere, and leave it.
 */
export function temporaryFolder(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), `attune-${what}-`))
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
