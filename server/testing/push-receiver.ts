import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HeardPush = { path: string; headers: NodeJS.Dict<string | string[]>; body: string }

/** In the place of a browser maker's service: keeps what it hears and answers as told. */
export async function startPushService() {
  const heard: HeardPush[] = []
  const answers = new Map<string, number>()
  const server = createServer((request, reply) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString('latin1')
    })
    request.on('end', () => {
      const path = request.url ?? ''
      heard.push({ path, headers: request.headers, body })
      reply.writeHead(answers.get(path) ?? 201, { location: 'http://127.0.0.1:9/elsewhere' }).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answer: (path: string, status: number) => answers.set(path, status),
    stop: () => new Promise<unknown>((done) => server.close(done)),
  }
}
