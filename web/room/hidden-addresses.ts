import { isRelayed } from '@attune/contract/room.ts'

/** A description without the candidates that show where this device is. */
export const withoutAddresses = (sdp: string): string =>
  sdp
    .split('\r\n')
    .filter((line) => !line.startsWith('a=candidate:') || isRelayed(line))
    .map(withoutBase)
    .join('\r\n')

/** Null: not to be sent. */
export function hiddenCandidate(candidate: RTCIceCandidateInit): RTCIceCandidateInit | null {
  const { candidate: text = '' } = candidate
  if (text !== '' && !isRelayed(text)) return null
  return { ...candidate, candidate: withoutBase(text) }
}

/** Behind a relayed candidate, too, a browser may name the address that it was made from (RFC 8839). */
const withoutBase = (line: string) =>
  line.replace(/ raddr \S+/, ' raddr 0.0.0.0').replace(/ rport \d+/, ' rport 0')
