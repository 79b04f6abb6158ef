import type { Signal } from '@attune/contract/room.ts'
import { type Ice, openCall } from './call.ts'
import { createLineQuality, sampleOf } from './line-quality.ts'
import type { OwnSide } from './own-side.ts'

type Said = Partial<Pick<Signal, 'description' | 'candidate'>>
type Received = { person: MediaStream; screen: MediaStream }

export type LineState = {
  /** `cut`: it was connected, and looks for a way again. */
  line: 'none' | 'connecting' | 'connected' | 'cut'
  /** What arrives; the same streams for as long as the call lasts. */
  received: Received | null
}

type Parts = {
  /** Of the two, this one begins; the other is polite. */
  isFirst: () => boolean
  mine: OwnSide
  send: (call: string, said: Said) => void
  onChange: (state: LineState) => void
}

export type HeldCall = ReturnType<typeof holdCall>

/** The call with one other, if there is one: each page that comes anew is another call. */
export function holdCall({ isFirst, mine, send, onChange }: Parts) {
  const quality = createLineQuality()
  let call: { id: string; peer: ReturnType<typeof openCall> } | null = null
  let state: LineState = { line: 'none', received: null }
  const change = (next: LineState) => {
    state = next
    onChange(next)
  }
  const end = () => {
    call?.peer.close()
    call = null
    quality.beginAnew()
    if (state.line !== 'none') change({ line: 'none', received: null })
  }
  const isConnected = () => call?.peer.isConnected() ?? false

  return {
    ...{ end, isConnected, beginAnew: quality.beginAnew },
    isThere: () => call !== null,
    begin: (id: string, ice: Ice) => {
      end()
      change({ line: 'connecting', received: null })
      const peer = openCall({
        ...{ ice, polite: !isFirst(), tracks: mine.tracks },
        send: (said) => send(id, said),
        onState: (connected) => {
          if (call?.id !== id) return
          if (connected) change({ line: 'connected', received: state.received ?? peer.received() })
          else if (state.line === 'connected') change({ ...state, line: 'cut' })
        },
      })
      call = { id, peer }
    },
    isOf: (id: string) => call?.id === id,
    hear: (said: Pick<Signal, 'description' | 'candidate'>) => call?.peer.hear(said),
    fill: () => call?.peer.fill(),
    resume: (ice: Ice) => call?.peer.resume(ice),
    /** Whether the line has been too weak for the picture that is sent. */
    isTooWeak: async () => {
      if (!call || !isConnected() || mine.read().picture !== 'on') return false
      const stats = await call.peer.stats().catch(() => null)
      return stats !== null && quality.isTooWeak(sampleOf(stats.values()))
    },
  }
}
