import { createServer, connect as dial, type Server, type Socket } from 'node:net'

export type Front = Awaited<ReturnType<typeof openFront>>

/** For tests: the way from a browser to the server, which adds the cookie and can be cut. */
export async function openFront(behind: URL, cookie: string) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const front: Server = createServer((browser) => {
    sockets.add(browser)
    if (!isOpen) return browser.destroy()
    const server = dial(Number(behind.port), behind.hostname)
    browser.once('data', (head) => {
      server.write(String(head).replace('\r\n', `\r\ncookie: ${cookie}\r\n`))
      browser.pipe(server).pipe(browser)
    })
    for (const socket of [browser, server]) {
      socket.on('error', () => {})
      socket.on('close', () => [browser, server].map((one) => one.destroy()))
    }
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  const at = front.address()
  const shut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`,
    shut,
    open: () => {
      isOpen = true
    },
    close: async () => {
      shut()
      await new Promise((done) => front.close(done))
    },
  }
}
