import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenCandidate, withoutAddresses } from './hidden-addresses.ts'

const line = (typ: string, base = '') =>
  `candidate:7 1 udp 41885695 192.0.2.7 50000 typ ${typ}${base}`
const relayed = line('relay', ' raddr 198.51.100.3 rport 40000 generation 0 ufrag abcd')

test('of a description only the relay’s candidates are left, without what they were made from', () => {
  const sdp = [
    'v=0',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    ...['host', 'srflx', 'prflx'].map((typ) => `a=${line(typ)}`),
    `a=${relayed}`,
    'a=fingerprint:sha-256 AA',
    '',
  ].join('\r\n')
  const shown = withoutAddresses(sdp)
  expect(shown.match(/a=candidate/g)).toHaveLength(1)
  expect(shown).toContain('typ relay raddr 0.0.0.0 rport 0 generation')
  expect(shown).not.toContain('198.51.100.3')
  expect(shown.split('\r\n').at(-2)).toBe('a=fingerprint:sha-256 AA')
})

test('a candidate of any other kind is not sent', () => {
  for (const typ of ['host', 'srflx', 'prflx'])
    expect(hiddenCandidate({ candidate: line(typ), sdpMid: '0' })).toBeNull()
  expect(hiddenCandidate({ candidate: relayed, sdpMid: '1' })).toEqual({
    candidate: line('relay', ' raddr 0.0.0.0 rport 0 generation 0 ufrag abcd'),
    sdpMid: '1',
  })
  // That there are no more of them shows nothing.
  expect(hiddenCandidate({ candidate: '' })).toEqual({ candidate: '' })
})

test('whatever order and however many, no address but the relay’s gets out', () => {
  const kinds = fc.array(fc.constantFrom('host', 'srflx', 'prflx', 'relay'), { maxLength: 30 })
  fc.assert(
    fc.property(kinds, fc.ipV4(), (typs, own) => {
      const lines = typs.map((typ, at) =>
        typ === 'relay'
          ? `a=candidate:${at} 1 udp 1 203.0.113.9 5 typ relay raddr ${own} rport 9`
          : `a=candidate:${at} 1 udp 1 ${own} 5 typ ${typ}`,
      )
      const shown = withoutAddresses(lines.join('\r\n'))
      if (own !== '0.0.0.0' && own !== '203.0.113.9') expect(shown.split(/\s/)).not.toContain(own)
      expect(shown.match(/typ relay/g) ?? []).toHaveLength(
        typs.filter((typ) => typ === 'relay').length,
      )
    }),
  )
})
