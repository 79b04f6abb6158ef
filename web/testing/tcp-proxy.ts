import { createServer, connect as dial, type Server, type Socket } from 'node:net'

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>

/** A proxy between a test's browser and the server: adds the cookie, and can be cut and restored. */
export async function openTcpProxy(target: URL, cookie: string) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const listener: Server = createServer((browser) => {
    sockets.add(browser)
    if (!isOpen) return browser.destroy()
    const server = dial(Number(target.port), target.hostname)
    browser.once('data', (head) => {
      server.write(String(head).replace('\r\n', `\r\ncookie: ${cookie}\r\n`))
      browser.pipe(server).pipe(browser)
    })
    for (const socket of [browser, server]) {
      socket.on('error', () => {})
      socket.on('close', () => [browser, server].map((one) => one.destroy()))
    }
  })
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done))
  const at = listener.address()
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`,
    cut,
    restore: () => {
      isOpen = true
    },
    close: async () => {
      cut()
      await new Promise((done) => listener.close(done))
    },
  }
}
