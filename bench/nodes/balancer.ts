import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * What a proxy in front of two nodes does: every new connection goes to the next of them, and to the
 * other where it is refused. Connections that are open stay where they are.
 */
export async function startBalancer(ports: readonly number[]) {
  const open = new Set<Socket>()
  let turn = 0
  const server = createServer((caller) => {
    turn++
    const inTurn = ports.map((_, at) => ports[(turn + at) % ports.length] ?? 0)
    open.add(caller)
    caller.once('close', () => open.delete(caller))
    caller.on('error', () => {})
    // Nothing is read before there is somebody who takes it.
    caller.pause()
    passOn(caller, inTurn)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      for (const caller of open) caller.destroy()
    },
  }
}

function passOn(caller: Socket, [port, ...others]: readonly number[]) {
  if (!port) return caller.destroy()
  const node = connect(port, '127.0.0.1')
  let isOpen = false
  node.once('connect', () => {
    isOpen = true
    node.setNoDelay()
    caller.setNoDelay()
    caller.pipe(node).pipe(caller)
  })
  node.on('error', () => (isOpen ? caller.destroy() : passOn(caller, others)))
  caller.once('close', () => node.destroy())
}
