import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { startProgram, stopProgram } from './start-program.ts'

/** The description as a running server gives it, held to OpenAPI's own rules. */
const server = await startProgram('server/start.js', { DATA_DIR: temporaryFolder('data') })
const file = join(temporaryFolder('api'), 'openapi.json')
try {
  const reply = await fetch(`${server.url}/api/openapi.json`)
  writeFileSync(file, await reply.text())
} finally {
  await stopProgram(server)
}

const redocly = resolve(import.meta.dirname, '../node_modules/@redocly/cli/bin/cli.js')
const lint = spawn(process.execPath, [redocly, 'lint', file, '--extends', 'recommended'], {
  // It asks nobody outside, and tells nobody.
  env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  stdio: 'inherit',
})
const [code] = await once(lint, 'exit')
process.exit(Number(code ?? 1))
