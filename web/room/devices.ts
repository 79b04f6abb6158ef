import { createStore } from './store.ts'
import { type DeviceKind, type Trouble, troubleOf } from './trouble.ts'

/** One camera or microphone, as it stands: a track, or why there is none, or neither while it is off. */
export type Device = {
  track: MediaStreamTrack | null
  trouble: Trouble | null
  /** It is being asked for. */
  asking: boolean
  /** What there is to choose from. */
  choices: { id: string; name: string }[]
  chosen: string | null
}
export type DevicesState = Readonly<Record<DeviceKind, Device>>
export type Devices = ReturnType<typeof openDevices>

const off: Device = { track: null, trouble: null, asking: false, choices: [], chosen: null }
const kinds: readonly DeviceKind[] = ['camera', 'microphone']
const inputOf = { camera: 'videoinput', microphone: 'audioinput' } as const

/** The camera and the microphone of this page, until `close`, which leaves none of them running. */
export function openDevices() {
  const {
    read,
    set: setAll,
    subscribe,
  } = createStore<DevicesState>({ camera: off, microphone: off })
  const turns = { camera: 0, microphone: 0 }
  let closed = false
  const set = (kind: DeviceKind, change: Partial<Device>) =>
    setAll({ [kind]: { ...read()[kind], ...change } })

  async function start(kind: DeviceKind, id = read()[kind].chosen) {
    turns[kind] += 1
    const turn = turns[kind]
    if (!navigator.mediaDevices) return set(kind, { trouble: 'insecure' })
    set(kind, { asking: true, chosen: id })
    // Some devices open once at a time: the old one goes first.
    read()[kind].track?.stop()
    const got = await open(kind, id).catch((error: unknown) => troubleOf(error))
    const isOld = closed || turn !== turns[kind]
    if (isOld) return typeof got === 'object' ? got.stop() : undefined
    if (typeof got === 'string') set(kind, { asking: false, track: null, trouble: got })
    else {
      got.addEventListener('ended', () => {
        if (read()[kind].track === got) set(kind, { track: null, trouble: 'unplugged' })
      })
      const { deviceId = null } = got.getSettings()
      set(kind, { asking: false, track: got, trouble: null, chosen: deviceId })
    }
    list()
  }

  /** Ends the use of it, so that its light goes out. */
  function stop(kind: DeviceKind) {
    turns[kind] += 1
    read()[kind].track?.stop()
    set(kind, { track: null, trouble: null, asking: false })
  }

  const list = () =>
    void choicesOf().then((found) => {
      if (!closed) for (const kind of kinds) set(kind, { choices: found[kind] })
    })
  navigator.mediaDevices?.addEventListener('devicechange', list)

  return {
    ...{ read, subscribe, start, stop },
    close: () => {
      closed = true
      navigator.mediaDevices?.removeEventListener('devicechange', list)
      for (const kind of kinds) stop(kind)
    },
  }
}

/** Without names, and hardly told apart, before the first of them was allowed. */
async function choicesOf() {
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  const of = (kind: DeviceKind) =>
    all
      .filter((one) => one.kind === inputOf[kind] && one.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
  return { camera: of('camera'), microphone: of('microphone') }
}

async function open(kind: DeviceKind, id: string | null): Promise<MediaStreamTrack> {
  const which = id ? { deviceId: { exact: id } } : {}
  const wanted =
    kind === 'camera'
      ? { video: { width: { ideal: 1280 }, height: { ideal: 720 }, ...which } }
      : { audio: { echoCancellation: true, noiseSuppression: true, ...which } }
  const stream = await navigator.mediaDevices.getUserMedia(wanted)
  const [track] = stream.getTracks()
  if (!track) throw new DOMException('No track', 'NotFoundError')
  return track
}
