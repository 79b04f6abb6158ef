import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress, outgoing } from './outgoing.ts'

test.each([
  ...['93.184.215.14', '8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.0', '100.63.255.255'],
  ...['100.128.0.0', '169.253.255.255', '11.0.0.1', '192.167.255.255', '223.255.255.255'],
  ...['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2001:4860:4860::8888', '2a00:1450:4001::1'],
])('%s is called', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  // This machine, and its network.
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::'],
  ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fd00::1'],
  ...['fc00::1', 'fec0::1', '169.254.0.1', 'fe80::1', 'fe80::1%eth0'],
  // Behind a provider's own translation, and of clouds.
  ...['100.64.0.1', '100.127.255.255', '100.100.100.200', '169.254.169.254', 'fd00:ec2::254'],
  ...['168.63.129.16', '192.0.0.192'],
  // To many, or to nobody.
  ...['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1', '240.0.0.1', '100::1'],
  ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
  ...['192.88.99.1', '2001:2::1', '5f00::1', '4000::1', '1::1'],
  // The same, spelled as an address of another kind.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '::7f00:1'],
  ...['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1', '2002:7f00:1::1', '2001:0:1::1'],
  ...['::ffff:0:127.0.0.1', '', 'localhost', 'example.org', '1.2.3.4.5', '300.1.1.1'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

let plain: Server
beforeAll(async () => {
  plain = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
  await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done))
})
afterAll(() => void plain.close())

test('a name is looked up, and nothing is said but over TLS on port 443', async () => {
  expect(await outgoing.lookup('127.0.0.1')).toEqual(['127.0.0.1'])
  const socket = outgoing.connect('calendar.example.org', '127.0.0.1')
  expect(socket.remotePort ?? 443).toBe(443)
  const failed = await new Promise<Error>((done) => socket.once('error', done))
  expect(failed).toMatchObject({ code: 'ECONNREFUSED', port: 443, address: '127.0.0.1' })
})
