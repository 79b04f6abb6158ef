import { paths } from '@attune/contract/paths.ts'
import { keys, readLocal, removeLocal, writeLocal } from './local-storage.ts'

/** What a visitor chose by a booking link, until they can ask for it. */
export type KeptTime = {
  therapist: string
  name: string
  kind: string
  at: string
  /** Milliseconds since 1970. */
  until: number
  /** Whose it is, once somebody has signed in. */
  person: string | null
}

const aDay = 24 * 60 * 60_000

/** Null once it is over, or the time itself is; what an extension or a hand put there in its place is none. */
export function readKeptTime(): KeptTime | null {
  const kept = readLocal<Record<keyof KeptTime, unknown>>(keys.keptTime)
  const now = Date.now()
  if (!kept || typeof kept !== 'object') return null
  const { therapist, name, kind, at, until, person } = kept
  if (!isWord(therapist) || typeof name !== 'string' || !isWord(kind)) return null
  if (typeof at !== 'string' || !(Date.parse(at) > now)) return null
  // Longer than a day from now none was ever kept.
  if (typeof until !== 'number' || !(until > now && until <= now + aDay)) return null
  return { therapist, name, kind, at, until, person: typeof person === 'string' ? person : null }
}

/** Stands in an address as it is. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+$/.test(value)

/** False where this browser keeps nothing. */
export const keepTime = (chosen: Pick<KeptTime, 'therapist' | 'name' | 'kind' | 'at'>): boolean =>
  writeLocal(keys.keptTime, { ...chosen, until: Date.now() + aDay, person: null })

export const dropKeptTime = () => removeLocal(keys.keptTime)

/** Where it is asked for; null where none is kept. */
export function keptTimeAddress(): string | null {
  const kept = readKeptTime()
  return kept && bookAt(kept.therapist, kept)
}

/** Where a time can be asked for: it is chosen already, so that one press more is enough. */
export const bookAt = (therapist: string, { at, kind }: { at: Date | string; kind: string }) =>
  `${paths.book(therapist)}?kind=${kind}&at=${encodeURIComponent(new Date(at).toISOString())}`
