import type { Presence } from '@attune/contract/room.ts'
import type { Tracks } from './call.ts'
import type { Devices } from './devices.ts'
import { createStore } from './store.ts'

export type Mine = Pick<Presence, 'microphone' | 'picture' | 'sharing'>
export type OwnSide = ReturnType<typeof openOwnSide>

/** What of oneself is sent, and what the other is told of it. */
export function openOwnSide(devices: Devices) {
  const { read, set, subscribe } = createStore<Mine>({
    ...{ microphone: false, picture: 'off', sharing: false },
  })
  let screen: MediaStreamTrack | null = null
  let isWeak = false
  let closed = false

  /** After any change of the devices, or of what of them is wanted. */
  const follow = () => {
    const { camera, microphone } = devices.read()
    set({
      microphone: microphone.track?.enabled ?? false,
      picture: !camera.track ? 'off' : isWeak ? 'weak' : 'on',
      sharing: screen !== null,
    })
  }
  const stopSharing = () => {
    screen?.stop()
    screen = null
    follow()
  }
  const unfollow = devices.subscribe(follow)
  follow()

  return {
    ...{ read, subscribe, stopSharing },
    tracks: (): Tracks => {
      const { camera, microphone } = devices.read()
      return { voice: microphone.track, picture: isWeak ? null : camera.track, screen }
    },
    mute: (muted: boolean) => {
      const { track } = devices.read().microphone
      if (track) track.enabled = !muted
      follow()
    },
    /** Holds the picture back for as long as the line does not carry it. */
    setWeak: (weak: boolean) => {
      isWeak = weak
      follow()
    },
    share: async () => {
      const track = await chooseScreen()
      // Chosen once it was over.
      if (!track || closed) return track?.stop()
      screen?.stop()
      screen = track
      track.addEventListener('ended', stopSharing)
      follow()
    },
    close: () => {
      closed = true
      unfollow()
      stopSharing()
      devices.close()
    },
  }
}

/** Null: they changed their mind, or may not. */
async function chooseScreen(): Promise<MediaStreamTrack | null> {
  const wanted = { video: true, audio: false }
  const stream = await navigator.mediaDevices.getDisplayMedia(wanted).catch(() => null)
  return stream?.getVideoTracks()[0] ?? null
}
