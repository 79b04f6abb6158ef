import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * Both sides with hot reload: the server restarts when one of its files changes, Vite serves the
 * pages and hands /api and /socket.io on. Open the address that Vite prints.
 */
const root = resolve(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'

const server = run(process.execPath, ['--watch', '--watch-preserve-output', 'server/start.js'])
const web = run(process.execPath, ['node_modules/vite/bin/vite.js', 'web'])

function run(command: string, args: string[]): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port } })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of [server, web]) child.kill(signal)
  })
for (const child of [server, web])
  child.on('exit', () => {
    for (const other of [server, web]) other.kill('SIGTERM')
  })
