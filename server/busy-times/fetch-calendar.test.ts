import { gzipSync } from 'node:zlib'
import { busyLimits } from '@attune/contract/busy-times.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { publicAddress, startCalendarHost } from '../testing/calendar-host.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { Unreadable } from './unreadable.ts'

const host = await startCalendarHost()
afterAll(() => host.stop())
const noEnd = new AbortController().signal
const site = 'https://calendar.example'

const fetched = async (address: string, etag: string | null = null) => {
  try {
    const found = await fetchCalendar(host.ways, address, etag, noEnd)
    return found && Buffer.from(found.bytes).toString()
  } catch (error) {
    if (error instanceof Unreadable) return error.problem
    throw error
  }
}
const leadTo = (path: string, to: string, status = 302) =>
  host.answer(path, (reply) => reply.writeHead(status, { location: to }).end())

describe('works', () => {
  test('what is there comes as it is, packed or not, and says nothing of anyone', async () => {
    host.serve('/a.ics?key=1', 'a calendar', { 'set-cookie': 'a=b' })
    host.answer('/z.ics', (reply) =>
      reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed')),
    )
    expect(await fetched(`${site}/a.ics?key=1`)).toBe('a calendar')
    expect(await fetched('webcal://calendar.example/z.ics')).toBe('packed')
    const { headers } = host.heard.at(-1)!
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    )
    expect(host.connected.at(-1)).toEqual({ host: 'calendar.example', address: publicAddress })
  })

  test('what has not changed is not sent again', async () => {
    host.answer('/same.ics', (reply, { headers }) =>
      reply
        .writeHead(headers['if-none-match'] === '"1"' ? 304 : 200, { etag: '"1"' })
        .end(headers['if-none-match'] ? undefined : 'new'),
    )
    expect(await fetched(`${site}/same.ics`)).toBe('new')
    expect(await fetched(`${site}/same.ics`, '"1"')).toBeNull()
  })

  test('it is led on three times and no more', async () => {
    for (const n of [1, 2, 3, 4]) leadTo(`/${n}`, n === 3 ? `${site}/a.ics?key=1` : `/${n + 1}`)
    expect(await fetched(`${site}/1`)).toBe('a calendar')
    leadTo('/0', '/1')
    expect(await fetched(`${site}/0`)).toBe('refused')
    leadTo('/round', '/round')
    expect(await fetched(`${site}/round`)).toBe('refused')
  })
})

describe('never calls', () => {
  test.each([
    ...['http://calendar.example/', 'ftp://calendar.example/', 'file:///etc/passwd', 'https://'],
    ...['https://calendar.example:8443/', 'https://calendar.example:80/'],
    ...['https://user@calendar.example/', 'https://a:b@calendar.example/', 'data:text/calendar,x'],
    ...['https://127.0.0.1/', 'https://127.1/', 'https://0x7f000001/', 'https://2130706433/'],
    ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/'],
    ...['https://169.254.169.254/latest/meta-data/', 'https://10.0.0.1/', 'https://100.64.0.1/'],
  ])('%s', async (address) => {
    const before = host.connected.length
    expect(await fetched(address)).toBe('not-called')
    leadTo('/led', address)
    expect(await fetched(`${site}/led`)).toBe('not-called')
    expect(host.connected.length - before).toBe(1)
  })

  test('a name of which any address is ours, nor one that means another by now', async () => {
    host.names.set('inside.example', ['10.1.2.3'])
    host.names.set('both.example', [publicAddress, '127.0.0.1'])
    host.names.set('nobody.example', [])
    const before = host.connected.length
    expect(await fetched('https://inside.example/')).toBe('not-called')
    expect(await fetched('https://both.example/')).toBe('not-called')
    expect(await fetched('https://nobody.example/')).toBe('no-answer')
    expect(host.connected.length).toBe(before)
    // The first look is the one that is called, whatever a second one would say.
    let looks = 0
    const turning = {
      ...host.ways,
      lookup: async () => [looks++ === 0 ? publicAddress : '127.0.0.1'],
    }
    host.serve('/pinned', 'pinned')
    const found = await fetchCalendar(turning, 'https://turns.example/pinned', null, noEnd)
    expect([Buffer.from(found!.bytes).toString(), looks]).toEqual(['pinned', 1])
    expect(host.connected.at(-1)).toEqual({ host: 'turns.example', address: publicAddress })
  })
})

describe('gives up', () => {
  const most = busyLimits.addressBytes

  test('what is larger, whole or unpacked, known before or not', { retry: 2 }, async () => {
    host.serve('/large', 'x'.repeat(most + 1))
    host.serve('/fits', 'x'.repeat(most))
    host.answer('/endless', (reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write('x'.repeat(65_536)));
      }
      reply.on('drain', more)
      more()
    })
    const bomb = Buffer.concat(Array(200).fill(gzipSync(Buffer.alloc(2 ** 20))))
    host.answer('/bomb', (reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb))
    expect(await fetched(`${site}/large`)).toBe('too-large')
    expect(await fetched(`${site}/fits`)).toHaveLength(most)
    expect(await fetched(`${site}/endless`)).toBe('too-large')
    // What is unpacked, and nothing else that this process does beside.
    const before = process.memoryUsage().arrayBuffers
    expect(await fetched(`${site}/bomb`)).toBe('too-large')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * 2 ** 20)
  })

  test('what is refused, broken, packed otherwise, or says it is unchanged of itself', async () => {
    host.answer('/401', (reply) => reply.writeHead(401).end('x'))
    host.answer('/304', (reply) => reply.writeHead(304).end())
    host.answer('/nowhere', (reply) => reply.writeHead(302).end())
    host.answer('/br', (reply) => reply.writeHead(200, { 'content-encoding': 'br' }).end('x'))
    host.answer('/torn', (reply) =>
      reply.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
    )
    host.answer('/cut', (reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('x')
      setTimeout(() => reply.destroy(), 20)
    })
    for (const path of ['/401', '/304', '/nowhere', '/br'])
      expect(await fetched(site + path), path).toBe('refused')
    host.answer('/500', (reply) => reply.writeHead(500).end('x'))
    for (const path of ['/torn', '/cut', '/500'])
      expect(await fetched(site + path), path).toBe('no-answer')
  })

  test('whoever does not answer within ten seconds, byte by byte or at all', {
    retry: 2,
  }, async () => {
    host.answer('/silent', () => {})
    host.answer('/drops', (reply) => {
      const drop = setInterval(() => reply.write('x'), 200)
      reply.on('close', () => clearInterval(drop))
    })
    // As long as it is read it could go on; when it is cut off, that is no end.
    host.answer('/unended', (reply) =>
      reply.socket?.write('HTTP/1.1 200 OK\r\n\r\nBEGIN:VCALENDAR'),
    )
    const began = performance.now()
    const lookup = () => new Promise<never>(() => {})
    const asked = ['/silent', '/drops', '/unended'].map((path) => fetched(site + path))
    const unresolved = fetchCalendar({ ...host.ways, lookup }, site, null, noEnd)
    await expect(unresolved).rejects.toMatchObject({ problem: 'no-answer' })
    expect(await Promise.all(asked)).toEqual(Array(3).fill('no-answer'))
    expect(performance.now() - began).toBeLessThan(12_000)
  })

  test('and where the server ends, at once', async () => {
    const ending = new AbortController()
    const asked = fetchCalendar(host.ways, `${site}/silent`, null, ending.signal)
    setTimeout(() => ending.abort(), 50)
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})
