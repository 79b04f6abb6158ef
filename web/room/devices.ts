import type { Fault } from '../backdrop/backdrop.ts'
import type { Backdrop } from '../backdrop/words.ts'
import { bare, keepBackdrop, keptBackdrop, type Opened, withBackdrop } from './camera.ts'
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
export type DevicesState = Readonly<Record<DeviceKind, Device>> & {
  /** What is wanted behind the person in the picture. */
  readonly backdrop: Backdrop
}
export type Devices = ReturnType<typeof openDevices>

const off: Device = { track: null, trouble: null, asking: false, choices: [], chosen: null }
const kinds: readonly DeviceKind[] = ['camera', 'microphone']
const inputOf = { camera: 'videoinput', microphone: 'audioinput' } as const

/** The camera and the microphone of this page, until `close`, which leaves none of them running. */
export function openDevices() {
  const { read, set, subscribe } = createStore<DevicesState>({
    ...{ camera: off, microphone: off, backdrop: keptBackdrop() },
  })
  let closed = false
  const list = () =>
    void choicesOf().then((found) => {
      if (closed) return
      for (const kind of kinds) set({ [kind]: { ...read()[kind], choices: found[kind] } })
    })
  const use = (kind: DeviceKind) =>
    useOf(kind, {
      read,
      set: (change) => set({ [kind]: { ...read()[kind], ...change } }),
      isClosed: () => closed,
      list,
    })
  const uses = { camera: use('camera'), microphone: use('microphone') }
  navigator.mediaDevices?.addEventListener('devicechange', list)

  return {
    ...{ read, subscribe },
    start: (kind: DeviceKind, id?: string) => uses[kind].start(id),
    /** Ends the use of it, so that its light goes out. */
    stop: (kind: DeviceKind) => uses[kind].stop(),
    /** The camera begins anew with it, unless it is off by choice. */
    stand: (backdrop: Backdrop) => {
      const { track, trouble, asking } = read().camera
      keepBackdrop(backdrop)
      set({ backdrop })
      if (track || trouble || asking) void uses.camera.start()
    },
    close: () => {
      closed = true
      navigator.mediaDevices?.removeEventListener('devicechange', list)
      for (const kind of kinds) uses[kind].stop()
    },
  }
}

type Parts = {
  read: () => DevicesState
  set: (change: Partial<Device>) => void
  isClosed: () => boolean
  list: () => void
}

/** One device from being asked for to its end, and again. */
function useOf(kind: DeviceKind, { read, set, isClosed, list }: Parts) {
  let turn = 0
  let used: Opened | null = null
  const end = (trouble: Trouble | null) => {
    turn += 1
    used?.stop()
    used = null
    set({ asking: false, track: null, trouble })
  }

  async function start(id = read()[kind].chosen) {
    if (!navigator.mediaDevices) return set({ trouble: 'insecure' })
    // Some devices open once at a time: the old one goes first.
    used?.stop()
    used = null
    turn += 1
    const mine = turn
    const isOld = () => isClosed() || mine !== turn
    set({ asking: true, chosen: id, track: null })
    const onFault = (fault: Fault) => {
      if (!isOld()) end(fault)
    }
    const got = await open(kind, id, read().backdrop, onFault).catch(troubleOf)
    if (isOld()) return typeof got === 'object' ? got.stop() : undefined
    if (typeof got === 'string') end(got)
    else {
      used = got
      got.source.addEventListener('ended', () => {
        if (used === got) end('unplugged')
      })
      const { deviceId = null } = got.source.getSettings()
      set({ asking: false, track: got.track, trouble: null, chosen: deviceId })
    }
    list()
  }

  return { start, stop: () => end(null) }
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

async function open(
  kind: DeviceKind,
  id: string | null,
  backdrop: Backdrop,
  onFault: (fault: Fault) => void,
): Promise<Opened> {
  const which = id ? { deviceId: { exact: id } } : {}
  const wanted =
    kind === 'camera'
      ? { video: { width: { ideal: 1280 }, height: { ideal: 720 }, ...which } }
      : { audio: { echoCancellation: true, noiseSuppression: true, ...which } }
  const stream = await navigator.mediaDevices.getUserMedia(wanted)
  const [track] = stream.getTracks()
  if (!track) throw new DOMException('No track', 'NotFoundError')
  return kind === 'camera' ? withBackdrop(track, backdrop, onFault) : bare(track)
}
