import { paths } from '@attune/contract/paths.ts'
import { tellKeptAddress } from './kept-address.ts'
import { keys, readLocal, removeLocal, writeLocal } from './local-storage.ts'

/** `link`: the last part of the booking link that led there. */
type Chosen = { therapist: string; name: string; kind: string; at: string; link?: string }

/** What a visitor chose by a booking link, until they can ask for it. */
export type KeptTime = Chosen & {
  /** Milliseconds since 1970; once it is somebody's, the time itself is the end. */
  until: number
  /** Whose it is, once somebody has signed in. */
  person: string | null
  /** What it stands in place of, such as what another tab chose. */
  instead: Pick<Chosen, 'name' | 'at'> | null
}

const aDay = 24 * 60 * 60_000

/** Null once it is over, or the time itself is, and for what was changed by hand. */
export function readKeptTime(): KeptTime | null {
  const kept = readLocal<KeptTime>(keys.keptTime)
  const now = Date.now()
  const isWhole =
    kept &&
    [kept.therapist, kept.kind, kept.name, kept.at].every((one) => typeof one === 'string') &&
    // As they stand in an address.
    /^[\w-]+$/.test(kept.therapist + kept.kind + (kept.link ?? '')) &&
    Date.parse(kept.at) > now &&
    (typeof kept.person === 'string' || (kept.until > now && kept.until <= now + aDay))
  if (!isWhole) return null
  const { instead } = kept
  const isTold = typeof instead?.name === 'string' && Date.parse(instead.at) > now
  return { ...kept, instead: isTold ? instead : null }
}

/** False where this browser keeps nothing. One is kept: the last that was chosen, wherever that was. */
export function keepTime({ therapist, name, kind, at, link }: Chosen): boolean {
  const before = readKeptTime()
  const isOther = before && (before.therapist !== therapist || before.at !== at)
  const instead = isOther ? { name: before.name, at: before.at } : null
  const until = Date.now() + aDay
  const isKept = writeLocal(keys.keptTime, {
    ...{ therapist, name, kind, at, link, until, instead },
    person: before?.person ?? null,
  })
  tell()
  return isKept
}

export function dropKeptTime() {
  removeLocal(keys.keptTime)
  tell()
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Heard of here and out of other tabs. */
export function onKeptTime(listener: () => void) {
  const hear = ({ key }: StorageEvent) => (key === keys.keptTime || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

tellKeptAddress(() => {
  const kept = readKeptTime()
  return kept && bookAt(kept.therapist, kept)
})

/** Where a time can be asked for: it is chosen already, so that one press more is enough. */
export const bookAt = (
  therapist: string,
  { at, kind, link }: { at: Date | string; kind: string; link?: string },
) => {
  const wanted = { kind, at: new Date(at).toISOString(), ...(link && { link }) }
  return `${paths.book(therapist)}?${new URLSearchParams(wanted)}`
}
