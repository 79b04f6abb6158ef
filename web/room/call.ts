import type { IceServer, Signal } from '@attune/contract/room.ts'
import { hiddenCandidate, withoutAddresses } from './hidden-addresses.ts'

export type Tracks = {
  voice: MediaStreamTrack | null
  picture: MediaStreamTrack | null
  screen: MediaStreamTrack | null
}
export type Ice = { iceServers: IceServer[]; relayed: boolean }
type Said = Partial<Pick<Signal, 'description' | 'candidate'>>

type Parts = {
  ice: Ice
  /** Gives way where both offer at once: the patient. The other begins. */
  polite: boolean
  tracks: () => Tracks
  send: (said: Said) => void
  onState: (isConnected: boolean) => void
}

export type Call = ReturnType<typeof openCall>

/** The three lines of every call, in the order in which the first offer has them. */
const order = ['voice', 'picture', 'screen'] as const
/** Milliseconds without a connection after which another way is looked for, and again each time. */
const restartAfter = { polite: 3_500, impolite: 2_000 }
/** As long as a slow line may take with a way that was found: begun anew too soon, it would never come about. */
const tryFor = 7_000

const configOf = ({ iceServers, relayed }: Ice): RTCConfiguration => ({
  iceServers,
  iceTransportPolicy: relayed ? 'relay' : 'all',
  bundlePolicy: 'max-bundle',
})

/**
 * One connection between two browsers, by "perfect negotiation" (W3C WebRTC, 10.7): either may offer
 * at any time, and of two offers at once the polite side gives its own up. Sound and pictures go
 * between the two, encrypted by DTLS-SRTP; only how to reach each other goes over the socket.
 */
export function openCall({ ice, polite, tracks, send, onState }: Parts) {
  const peer = new RTCPeerConnection(configOf(ice))
  const early: RTCIceCandidateInit[] = []
  let relayed = ice.relayed
  let makingOffer = false
  let ignored = false
  let hearing = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let tried = { since: Date.now(), hasWay: false }
  const isConnected = () => /^(?:connected|completed)$/.test(peer.iceConnectionState)
  const fill = () => fillLines(peer, tracks())
  const describe = () => {
    const { type, sdp } = peer.localDescription ?? {}
    if (sdp === undefined || (type !== 'offer' && type !== 'answer')) return
    send({ description: { type, sdp: relayed ? withoutAddresses(sdp) : sdp } })
  }

  /** Another way to the other side, or the offer once more that may have been lost. */
  function restart() {
    tried = { since: Date.now(), hasWay: false }
    if (peer.signalingState === 'have-local-offer') describe()
    else if (peer.signalingState !== 'closed' && peer.remoteDescription) peer.restartIce()
  }
  function watch() {
    clearTimeout(timer)
    if (peer.signalingState === 'closed' || isConnected()) return
    const lookAgain = () => {
      if (!tried.hasWay || Date.now() - tried.since > tryFor) restart()
      watch()
    }
    timer = setTimeout(lookAgain, polite ? restartAfter.polite : restartAfter.impolite)
  }

  async function hearDescription(description: { type: 'offer' | 'answer'; sdp: string }) {
    const isOffer = description.type === 'offer'
    const collides = makingOffer || peer.signalingState !== 'stable'
    ignored = isOffer && collides && !polite
    // Of an offer that was said twice, the first answer counts.
    const isLate = !isOffer && peer.signalingState !== 'have-local-offer'
    if (ignored || isLate) return
    await peer.setRemoteDescription(description)
    for (const candidate of early.splice(0)) await add(candidate)
    if (!isOffer) return
    fill()
    await peer.setLocalDescription()
    describe()
  }
  const add = async (candidate: RTCIceCandidateInit) => {
    if (!peer.remoteDescription) early.push(candidate)
    // One of an offer that was not taken, or of a way that has been given up.
    else await peer.addIceCandidate(candidate).catch(() => {})
  }

  peer.onnegotiationneeded = async () => {
    makingOffer = true
    // Closed meanwhile, or the other side's offer came first.
    await peer.setLocalDescription().then(describe, () => {})
    makingOffer = false
  }
  peer.onicecandidate = ({ candidate }) => {
    const one = candidate && (relayed ? hiddenCandidate(candidate.toJSON()) : candidate.toJSON())
    if (!one) return
    tried.hasWay ||= one.candidate !== ''
    send({ candidate: asSent(one) })
  }
  peer.oniceconnectionstatechange = () => {
    onState(isConnected())
    watch()
  }
  if (!polite) offerLines(peer)
  fill()
  watch()
  return {
    /** In the order in which it came. */
    hear: ({ description, candidate }: Pick<Signal, 'description' | 'candidate'>) => {
      const take = async () => {
        if (description) await hearDescription(description)
        if (candidate && !ignored) await add(candidate)
      }
      hearing = hearing.then(take).catch(watch)
    },
    ...{ fill, isConnected },
    received: () => streamsOf(peer),
    /** The socket is there again: what was said meanwhile may be lost, and the password old. */
    resume: (next: Ice) => {
      relayed = next.relayed
      if (peer.signalingState === 'closed') return
      peer.setConfiguration(configOf(next))
      if (!isConnected()) restart()
      watch()
    },
    stats: () => peer.getStats(),
    close: () => {
      clearTimeout(timer)
      peer.onnegotiationneeded = null
      peer.onicecandidate = null
      peer.oniceconnectionstatechange = null
      peer.close()
    },
  }
}

function offerLines(peer: RTCPeerConnection) {
  const together = new MediaStream()
  for (const name of order)
    peer.addTransceiver(name === 'voice' ? 'audio' : 'video', {
      streams: name === 'screen' ? [] : [together],
    })
}

/** Sends what there is, without another offer: the lines stay, and what goes along them changes. */
function fillLines(peer: RTCPeerConnection, tracks: Tracks) {
  const together = new MediaStream()
  peer.getTransceivers().forEach((line, at) => {
    const name = order[at]
    if (!name) return
    void line.sender.replaceTrack(tracks[name]).catch(() => {})
    if (line.direction === 'sendrecv') return
    line.direction = 'sendrecv'
    // In one stream, so that the other side keeps sound and picture in step.
    if (name !== 'screen') line.sender.setStreams(together)
  })
}

/** What arrives: it is there whether or not anything is sent. */
function streamsOf(peer: RTCPeerConnection) {
  const [voice, picture, screen] = peer.getTransceivers().map(({ receiver }) => receiver.track)
  const of = (...tracks: (MediaStreamTrack | undefined)[]) =>
    new MediaStream(tracks.filter((track) => track !== undefined))
  return { person: of(voice, picture), screen: of(screen) }
}

const asSent = (one: RTCIceCandidateInit): NonNullable<Signal['candidate']> => ({
  candidate: one.candidate ?? '',
  sdpMid: one.sdpMid ?? null,
  sdpMLineIndex: one.sdpMLineIndex ?? null,
  usernameFragment: one.usernameFragment ?? null,
})
