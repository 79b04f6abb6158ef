import { connect } from 'node:net'
import { replyOf } from './http-reply.ts'

/** Replies per second over `connections` kept-alive connections, one request at a time on each. */
export async function requestsPerSecond(
  url: URL,
  cookie: string,
  connections: number,
  seconds: number,
) {
  const request = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nCookie: ${cookie}\r\n\r\n`
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  const counts = await Promise.all(
    Array.from({ length: connections }, () => oneConnection(url, request, until)),
  )
  const replies = counts.reduce((sum, count) => sum + count, 0)
  return replies / ((performance.now() - started) / 1000)
}

/** Speaks just enough HTTP to cost the machine little. */
function oneConnection(url: URL, request: string, until: number): Promise<number> {
  return new Promise((done, fail) => {
    let replies = 0
    let pending = ''
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request))
    socket.setNoDelay(true).setEncoding('latin1').on('error', fail)
    socket.on('data', (chunk: string) => {
      pending += chunk
      const reply = replyOf(pending)
      if (!reply) return
      if (reply.status !== 200) return fail(new Error(pending.slice(0, 200)))
      replies++
      pending = ''
      if (performance.now() < until) socket.write(request)
      else socket.end(() => done(replies))
    })
  })
}
