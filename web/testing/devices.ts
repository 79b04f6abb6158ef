import { vi } from 'vitest'

/** A browser that answers for its devices as it is told; happy-dom has none. */
export function withDevices(getUserMedia: (wanted: MediaStreamConstraints) => Promise<unknown>) {
  const asked: MediaStreamConstraints[] = []
  vi.stubGlobal('navigator', navigator)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      enumerateDevices: async () => [],
      getUserMedia: (wanted: MediaStreamConstraints) => {
        asked.push(wanted)
        return getUserMedia(wanted)
      },
    }),
  })
  return asked
}

export const refusing = (name: string) =>
  withDevices(() => Promise.reject(new DOMException('', name)))

/** Connections that never come about; happy-dom has none. */
export function withoutLines() {
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal(
    'RTCPeerConnection',
    class {
      iceConnectionState = 'new'
      signalingState = 'stable'
      addTransceiver() {}
      getTransceivers = () => []
      async setLocalDescription() {}
      close() {
        this.signalingState = 'closed'
      }
    },
  )
}
