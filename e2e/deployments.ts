import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { temporaryFolder } from '../server/testing/temporary.ts'

const built = join(import.meta.dirname, '../web/dist')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** The built app, and a next version of it: every script has another name, and the old ones are gone. */
export function twoVersions(): { first: string; second: string } {
  const [first, second] = [temporaryFolder('version-one'), temporaryFolder('version-two')]
  for (const folder of [first, second])
    cpSync(built, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const names = globSync('assets/*.js', { cwd: second }).map((path) => path.slice('assets/'.length))
  const newName = (name: string) => name.replace(/\.js$/, '-2.js')
  const version = /name="version" content="(\w+)"/.exec(textOf(second, 'index.html'))?.[1] ?? ''
  for (const file of globSync('**/*.{html,js}', { cwd: second })) {
    let text = textOf(second, file).replaceAll(version, 'second-version')
    for (const name of names) text = text.replaceAll(name, newName(name))
    writeFileSync(join(second, file), text)
  }
  for (const name of names)
    renameSync(join(second, 'assets', name), join(second, 'assets', newName(name)))
  return { first, second }
}

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** Serves the files of a folder, which can be changed, and all else from the server under test. */
export async function serveVersions(folder: string, origin: string) {
  let root = folder
  const missing: string[] = []
  const server = createServer((asked, reply) => {
    const { pathname } = new URL(asked.url ?? '/', origin)
    if (/^\/(?:api|socket\.io)\//.test(pathname)) {
      const { url = '/', method = 'GET', headers } = asked
      const passed = request(new URL(url, origin), { method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      })
      passed.on('error', () => reply.destroy())
      asked.pipe(passed)
      return
    }
    const file = extname(pathname) ? pathname : '/index.html'
    try {
      const body = readFileSync(join(root, file))
      const kept = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.writeHead(200, {
        'content-type': types[extname(file)] ?? 'text/plain',
        'cache-control': kept,
      })
      reply.end(body)
    } catch {
      missing.push(pathname)
      reply.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    missing,
    deploy: (next: string) => {
      root = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
