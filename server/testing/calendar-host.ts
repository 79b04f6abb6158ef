import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { isPublicAddress, type Outgoing } from '../lib/outgoing.ts'

export type Heard = { host: string; path: string; headers: IncomingHttpHeaders }
type Answer = (reply: ServerResponse, heard: Heard) => void

/** Of an address that anyone could call, where this host answers instead. */
export const publicAddress = '93.184.215.14'

/** In the place of whoever keeps a calendar: keeps what it hears and answers as told. */
export async function startCalendarHost() {
  const heard: Heard[] = []
  const connected: { host: string; address: string }[] = []
  const answers = new Map<string, Answer>()
  const names = new Map<string, readonly string[]>()
  const server = createServer((request, reply) => {
    const { headers, url: path = '' } = request
    const one = { host: headers.host ?? '', path, headers }
    heard.push(one)
    const answer = answers.get(path)
    if (answer) answer(reply, one)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  /** As the real ones, but that names are these, and that all that is called leads here, without TLS. */
  const ways: Outgoing = {
    lookup: async (host) => names.get(host) ?? [/^[\d.:a-f]+$/.test(host) ? host : publicAddress],
    isPublic: isPublicAddress,
    connect: (host, address) => {
      connected.push({ host, address })
      return connect(port, '127.0.0.1')
    },
  }
  return {
    ...{ ways, heard, connected, names },
    answer: (path: string, answer: Answer) => answers.set(path, answer),
    serve: (path: string, text: string, headers: Record<string, string> = {}) =>
      answers.set(path, (reply) =>
        reply.writeHead(200, { 'content-type': 'text/calendar', ...headers }).end(text),
      ),
    stop: () => {
      server.closeAllConnections()
      return new Promise<unknown>((done) => server.close(done))
    },
  }
}
