import { paths } from '@attune/contract/paths.ts'
import { tellKeptAddress } from './kept-address.ts'
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

/** Null once it is over, or the time itself is, and for what was changed by hand. */
export function readKeptTime(): KeptTime | null {
  const kept = readLocal<KeptTime>(keys.keptTime)
  const now = Date.now()
  const isWhole =
    kept &&
    [kept.therapist, kept.kind, kept.name, kept.at].every((one) => typeof one === 'string') &&
    // As they stand in an address.
    /^[\w-]+$/.test(kept.therapist + kept.kind) &&
    Date.parse(kept.at) > now &&
    kept.until > now &&
    kept.until <= now + aDay
  return isWhole ? kept : null
}

/** False where this browser keeps nothing. */
export const keepTime = (chosen: Pick<KeptTime, 'therapist' | 'name' | 'kind' | 'at'>): boolean =>
  writeLocal(keys.keptTime, { ...chosen, until: Date.now() + aDay, person: null })

export const dropKeptTime = () => removeLocal(keys.keptTime)

tellKeptAddress(() => {
  const kept = readKeptTime()
  return kept && bookAt(kept.therapist, kept)
})

/** Where a time can be asked for: it is chosen already, so that one press more is enough. */
export const bookAt = (therapist: string, { at, kind }: { at: Date | string; kind: string }) =>
  `${paths.book(therapist)}?kind=${kind}&at=${encodeURIComponent(new Date(at).toISOString())}`
