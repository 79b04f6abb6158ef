import { connect, type Socket } from 'node:net'
import { type Reply, replyOf } from '../http-reply.ts'

export type Asked = { method: 'GET' | 'POST' | 'PUT'; path: string; cookie?: string; body?: object }
export type Ask = (asked: Asked) => Promise<Reply>

type Waiting = { request: string; done: (reply: Reply) => void; fail: (error: Error) => void }

/**
 * Just enough HTTP over kept-alive connections to cost the machine little: it is shared with the
 * server. What finds all of them taken waits, and its time runs.
 */
export function openPool(url: string, size: number): { ask: Ask; destroy: () => void } {
  const { hostname, port, host } = new URL(url)
  const waiting: Waiting[] = []
  const free: Connection[] = []
  const all = new Set<Connection>()

  function begin(connection: Connection | undefined) {
    const next = waiting.shift()
    if (next) (connection ?? open()).take(next)
    else if (connection) free.push(connection)
  }
  /** Only when it is asked something at once: the server ends one on which nothing is said. */
  function open(): Connection {
    const connection = openOne(Number(port), hostname, () => begin(connection))
    all.add(connection)
    connection.socket.once('close', () => {
      all.delete(connection)
      const at = free.indexOf(connection)
      if (at >= 0) free.splice(at, 1)
    })
    return connection
  }
  return {
    ask: (asked) =>
      new Promise((done, fail) => {
        waiting.push({ request: requestOf(asked, host), done, fail })
        const connection = free.pop()
        if (connection || all.size < size) begin(connection)
      }),
    destroy() {
      for (const { socket } of all) socket.destroy()
    },
  }
}

function requestOf({ method, path, cookie, body }: Asked, host: string) {
  const text = body ? JSON.stringify(body) : ''
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`]
  if (cookie) lines.push(`cookie: ${cookie}`)
  if (body)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`)
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

type Connection = { socket: Socket; take: (work: Waiting) => void }

function openOne(port: number, host: string, next: () => void): Connection {
  const socket = connect(port, host).setNoDelay(true).setEncoding('latin1')
  let current: Waiting | undefined
  let pending = ''
  socket.on('data', (chunk: string) => {
    pending += chunk
    const reply = replyOf(pending)
    if (!reply || !current) return
    const { done } = current
    pending = ''
    current = undefined
    next()
    done(reply)
  })
  const broken = (error?: Error) => current?.fail(error ?? new Error('The connection was closed'))
  socket.on('error', broken).on('close', () => broken())
  return {
    socket,
    take(work) {
      current = work
      socket.write(work.request)
    },
  }
}
