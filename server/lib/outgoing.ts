import { lookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { checkServerIdentity, connect } from 'node:tls'
import ipaddr from 'ipaddr.js'

/** How an address that a person gave is called; tests call their own server with another. */
export type Outgoing = {
  lookup: (host: string) => Promise<readonly string[]>
  isPublic: (address: string) => boolean
  /** To the address that was looked at, whatever the name means a moment later; `host` is whose certificate it has to be. */
  connect: (host: string, address: string) => Socket
}

export const outgoing: Outgoing = {
  lookup: async (host) => {
    const found = await lookup(host, { all: true, order: 'ipv4first' })
    return found.map(({ address }) => address)
  },
  isPublic: isPublicAddress,
  connect: (host, address) => connectSecurely(host, address, 443),
}

/** TLS 1.2 at least, and only with a certificate of `host` that this machine trusts. */
export const connectSecurely = (host: string, address: string, port: number): Socket =>
  connect({
    ...{ host: address, port, ALPNProtocols: ['http/1.1'], minVersion: 'TLSv1.2' },
    // RFC 6066 knows no addresses there.
    ...(ipaddr.isValid(host) ? {} : { servername: host }),
    checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate),
  })

/** Azure's machines find their own settings there. */
const ofClouds = new Set(['168.63.129.16'])
const globalIpv6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether anyone on the Internet could call it: of no machine, network or cloud of its own, and no
 * other spelling of one that is. What nobody has given out yet is not called either.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.parse(address)
  if (read.range() !== 'unicast' || ofClouds.has(read.toString())) return false
  return read.kind() === 'ipv4' || read.match(globalIpv6)
}
