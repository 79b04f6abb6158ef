import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'tls', `${name}.pem`), 'utf8')

/** Of nobody: who signed them is known to tests alone, and their key stands in the repository. */
export const certificates = {
  /** Who signed all but that of a stranger, until 2126. */
  authority: read('ca'),
  key: read('key'),
  /** Each is for `calendar.example` and 127.0.0.1. */
  valid: read('valid'),
  expired: read('expired'),
  ofStranger: read('stranger'),
}
