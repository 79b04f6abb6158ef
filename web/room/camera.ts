import type { Fault } from '../backdrop/backdrop.ts'
import type { Backdrop } from '../backdrop/words.ts'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'

/** A device in use: what is shown and sent of it, and what ends the use. */
export type Opened = {
  track: MediaStreamTrack
  /** The device itself, which says when it is unplugged. */
  source: MediaStreamTrack
  stop: () => void
}

export const bare = (source: MediaStreamTrack): Opened => ({
  ...{ track: source, source },
  stop: () => source.stop(),
})

/**
 * The camera with what is wanted behind the person, or no picture at all: the bare one is stopped
 * rather than shown instead. First what the browser or the system does by itself.
 */
export async function withBackdrop(
  source: MediaStreamTrack,
  backdrop: Backdrop,
  onFault: (fault: Fault) => void,
): Promise<Opened> {
  if (backdrop === 'none') return bare(source)
  if (backdrop === 'blur' && (await blursByItself(source))) {
    source.addEventListener('configurationchange', () => {
      if (!isBlurred(source)) onFault('backdrop')
    })
    return bare(source)
  }
  try {
    // Only who wants it loads the model.
    const { dressed } = await import('../backdrop/backdrop.ts')
    const made = await dressed(source, backdrop, onFault)
    return {
      ...{ track: made.track, source },
      stop: () => {
        made.close()
        source.stop()
      },
    }
  } catch (error) {
    source.stop()
    throw error instanceof DOMException ? error : new BackdropFailed()
  }
}

export class BackdropFailed extends Error {
  override name = 'BackdropFailed'
}

/** Until its person signs out, as all that a browser remembers of somebody. */
export const keptBackdrop = (): Backdrop => {
  const kept = readLocal(keys.backdrop)
  return kept === 'blur' || kept === 'plain' ? kept : 'none'
}
export const keepBackdrop = (backdrop: Backdrop) => void writeLocal(keys.backdrop, backdrop)

/** Media Capture and Streams Extensions, `backgroundBlur`: where a system or a camera can do it. */
async function blursByItself(source: MediaStreamTrack) {
  const can = source.getCapabilities?.().backgroundBlur
  if (!can?.includes(true)) return false
  await source
    .applyConstraints({ ...source.getConstraints(), backgroundBlur: true })
    .catch(() => {})
  return isBlurred(source)
}

const isBlurred = (source: MediaStreamTrack) => source.getSettings().backgroundBlur === true
