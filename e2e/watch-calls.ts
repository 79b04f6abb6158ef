import type { BrowserContext, Page } from '@playwright/test'

type Watched = { peers: RTCPeerConnection[]; tracks: MediaStreamTrack[] }
declare global {
  interface Window {
    watched: Watched
  }
}

/** Keeps hold of every connection and every device that a page opens, to be looked at from outside. */
export const watchCalls = (context: BrowserContext) =>
  context.addInitScript(() => {
    const watched: Watched = { peers: [], tracks: [] }
    window.watched = watched
    const Original = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Original {
      constructor(config?: RTCConfiguration) {
        super(config)
        watched.peers.push(this)
      }
    }
    const media = navigator.mediaDevices
    const getUserMedia = media.getUserMedia.bind(media)
    media.getUserMedia = async (wanted) => {
      const stream = await getUserMedia(wanted)
      watched.tracks.push(...stream.getTracks())
      return stream
    }
  })

/** Frames of the other's camera that this page has decoded in its newest call. */
export const framesOf = (page: Page) =>
  page.evaluate(async () => {
    const peer = window.watched.peers.at(-1)
    if (!peer || peer.connectionState === 'closed') return 0
    let frames = 0
    for (const report of (await peer.getStats()).values())
      if (report.type === 'inbound-rtp' && report.kind === 'video')
        frames = Math.max(frames, report.framesDecoded ?? 0)
    return frames
  })

/** Frames go on arriving; gives the milliseconds until the first one more. */
export async function untilFrames(page: Page, after: number, within = 60_000): Promise<number> {
  const from = Date.now()
  while (Date.now() - from < within) {
    if ((await framesOf(page)) > after) return Date.now() - from
    await page.waitForTimeout(25)
  }
  throw new Error('no frame came')
}

/** The loudest tone of a few seconds, as it is sent or as it arrives. */
export const toneOf = (page: Page, which: 'sent' | 'received', milliseconds = 2_500) =>
  page.evaluate(
    async ({ which, milliseconds }) => {
      const peer = window.watched.peers.at(-1)
      const [line] = peer?.getTransceivers() ?? []
      const track = which === 'sent' ? line?.sender.track : line?.receiver.track
      if (!track) return null
      const context = new AudioContext()
      await context.resume()
      const analyser = context.createAnalyser()
      analyser.fftSize = 4096
      analyser.smoothingTimeConstant = 0
      context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
      const bins = new Float32Array(analyser.frequencyBinCount)
      let best = { decibels: -Infinity, hertz: 0 }
      const until = Date.now() + milliseconds
      while (Date.now() < until) {
        analyser.getFloatFrequencyData(bins)
        bins.forEach((decibels, at) => {
          if (decibels > best.decibels)
            best = { decibels, hertz: (at * context.sampleRate) / analyser.fftSize }
        })
        await new Promise((done) => setTimeout(done, 20))
      }
      await context.close()
      return best
    },
    { which, milliseconds },
  )

/** What is still running of what the page has opened. */
export const leftBehind = (page: Page) =>
  page.evaluate(() => ({
    tracks: window.watched.tracks.filter(({ readyState }) => readyState === 'live').length,
    peers: window.watched.peers.filter(({ connectionState }) => connectionState !== 'closed')
      .length,
  }))

/** Every candidate that the page has sent to the server, as a line of text. */
export function sentCandidates(page: Page) {
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const [found] of String(payload).matchAll(/candidate:\d+ \d+ [^"\\]*/g)) sent.push(found)
    }),
  )
  return sent
}
