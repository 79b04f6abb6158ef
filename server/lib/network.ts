import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import type { Env } from './env.ts'

/**
 * What counts as one caller: an IPv4 address, and of IPv6 the /64 that a single connection is given
 * whole (RFC 6177).
 */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address).split('%')
  if (!ipaddr.isValid(plain)) return address
  // An IPv4 address is often written as IPv6 where a server listens on both.
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [first] = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)
    .toString()
    .split('%')
  return `${first}/64`
}

/** Some proxies write the port of the connection behind the address: every port would count anew. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** Whose address a handshake has that no route of Fastify has seen, by the same rule as there. */
export function addressReader({ trustProxy }: Pick<Env, 'trustProxy'>) {
  const isTrusted = trustProxy ? proxyAddr.compile(trustProxy) : () => false
  return (request: IncomingMessage): string => proxyAddr(request, isTrusted)
}
