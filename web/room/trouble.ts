/** What keeps a camera or a microphone from being used, as far as a browser tells. */
type OfDevice = 'denied' | 'none' | 'busy' | 'unplugged' | 'insecure' | 'failed'
/** `slow`, `backdrop`: of what was to stand behind the person in the picture. */
export type Trouble = OfDevice | 'slow' | 'backdrop'
export type DeviceKind = 'camera' | 'microphone'

/** By the name of the exception: W3C Media Capture and Streams, getUserMedia(). */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return troubles.get(name) ?? 'failed'
}

const troubles = new Map<string, Trouble>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['InvalidStateError', 'failed'],
  ['BackdropFailed', 'backdrop'],
])

type Words = { what: string; help: string }

/** What is the matter, and what to do about it. */
export const troubleWords: Record<Trouble, (kind: DeviceKind) => Words> = {
  denied: (kind) => ({
    what: `This page may not use your ${kind}.`,
    help: `Open the settings of this page beside its address, allow the ${kind}, and try again. On a phone the system’s settings may have to allow it for the browser, too.`,
  }),
  none: (kind) => ({
    what: `No ${kind} was found.`,
    help: `Plug one in or switch it on, and try again.${kind === 'camera' ? ' You can also go in without a picture.' : ' You can go in and hear the other, and write in the chat.'}`,
  }),
  busy: (kind) => ({
    what: `Your ${kind} is in use elsewhere.`,
    help: 'Close the other program or tab that uses it, and try again.',
  }),
  unplugged: (kind) => ({
    what: `Your ${kind} is not there any more.`,
    help: 'Plug it in again, or choose another one.',
  }),
  insecure: (kind) => ({
    what: `Here the browser gives no page your ${kind}.`,
    help: 'It does so only where the address begins with https. Please tell whoever runs this site.',
  }),
  slow: () => ({
    what: 'This device is just now too slow for another background.',
    help: 'So that nobody sees your room unasked, your camera is off. Close other programs and try again, or choose the background as it is.',
  }),
  backdrop: () => ({
    what: 'The other background did not come about.',
    help: 'So that nobody sees your room unasked, your camera is off. Try again, or choose the background as it is.',
  }),
  failed: (kind) => ({
    what: `Your ${kind} did not start.`,
    help: 'Try again, or choose another one. If it stays so, start the browser anew.',
  }),
}
