import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates, type TlsOptions } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectSecurely, type Outgoing } from '../lib/outgoing.ts'
import { certificates } from '../testing/certificates.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { Unreadable } from './unreadable.ts'

/** What this process trusts besides, as a machine does that trusts the authority of the tests. */
const trusted = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...trusted, certificates.authority]))
afterAll(() => setDefaultCACertificates(trusted))

const { key, valid: cert } = certificates
const fair = { key, cert }

/** One GET of a host that says so much of itself, over a line of its own. */
async function fetched(options: TlsOptions, host = 'calendar.example') {
  let asked = 0
  const server = createServer(options, (_, reply) => {
    asked++
    reply.writeHead(200, { connection: 'close' }).end('a calendar')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const ways: Outgoing = {
    lookup: async () => ['127.0.0.1'],
    isPublic: () => true,
    connect: (name, address) => connectSecurely(name, address, port),
  }
  try {
    const found = await fetchCalendar(
      ways,
      `https://${host}/a.ics`,
      null,
      new AbortController().signal,
    )
    return { text: Buffer.from(found?.bytes ?? []).toString(), asked }
  } catch (error) {
    if (error instanceof Unreadable) return { text: error.problem, asked }
    throw error
  } finally {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
}

test('who has the certificate of the name, or of the address, is read', async () => {
  for (const host of ['calendar.example', '127.0.0.1'])
    expect(await fetched(fair, host)).toEqual({ text: 'a calendar', asked: 1 })
  expect(await fetched({ ...fair, maxVersion: 'TLSv1.2' })).toMatchObject({ asked: 1 })
})

test.each<[string, TlsOptions, string?]>([
  ['of another name', fair, 'other.example'],
  ['of another address', fair, '127.0.0.2'],
  ['that is over', { ...fair, cert: certificates.expired }],
  ['that nobody known has signed', { ...fair, cert: certificates.ofStranger }],
  ['under TLS 1.1', { ...fair, minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' }],
])('with a certificate %s not a word is said', async (_, options, host) => {
  expect(await fetched(options, host)).toEqual({ text: 'no-answer', asked: 0 })
})
