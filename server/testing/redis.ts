import { type ChildProcess, spawn } from 'node:child_process'
import { temporaryFolder } from './temporary.ts'

/** A real Redis on this port of this machine, which keeps nothing; rejects where none is installed. */
export async function startRedis(port: number): Promise<ChildProcess> {
  const words = ['--port', `${port}`, '--save', '', '--dir', temporaryFolder('redis')]
  const server = spawn('redis-server', ['--bind', '127.0.0.1', ...words])
  const ready = Promise.withResolvers<void>()
  server.on('error', ready.reject)
  server.stdout.on('data', (said) => {
    if (String(said).includes('Ready to accept')) ready.resolve()
  })
  await ready.promise
  return server
}
