/**
 * What this browser remembers. The first seven are the spec's (§3); `person` says whose they are;
 * `outbox:` and `draft:` hold what a person wrote and has not sent.
 */
export const keys = {
  theme: 'theme',
  favorites: 'favorites',
  moodActivity: 'moodActivity',
  dailyArticle: 'dailyArticle',
  dailyArticleTimestamp: 'dailyArticleTimestamp',
  recommendedVideo: 'recommendedVideo',
  recommendedVideoTimestamp: 'recommendedVideoTimestamp',
  person: 'person',
  remembered: 'remembered',
  /** Of the tab alone: see `kept-fields.ts`. */
  signUp: 'signUp',
  /** How often somebody has signed in or out here: it tells a tab that was away. */
  turns: 'turns',
  /** Whose session is still to be ended: see `leaving.ts`. */
  leaving: 'leaving',
  country: 'country',
  /** A time that a visitor chose: see `kept-time.ts`. */
  keptTime: 'keptTime',
  /** What hides the room in a call: see `camera.ts`. */
  backdrop: 'backdrop',
  advice: (personId: string) => `advice:${personId}`,
  outbox: (personId: string) => `outbox:${personId}`,
  draft: (personId: string, of: string) => `draft:${personId}:${of}`,
} as const

/** null where there is nothing, or nothing readable. */
export function readLocal<T = unknown>(key: string): T | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/**
 * False where the browser refuses (storage blocked or full), and where it is of somebody who has left:
 * a tab that goes on knows it by then, or is about to hear it.
 */
export function writeLocal(key: string, value: unknown): boolean {
  const [, owner] = key.split(':')
  if (owner && readLocal(keys.person) !== owner) return false
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeLocal(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** The same for what goes with the tab. */
export const readInTab = <T>(key: string) =>
  inTab((storage) => JSON.parse(storage.getItem(key) ?? 'null') as T | null)

export const writeInTab = (key: string, value: unknown) =>
  inTab((storage) => storage.setItem(key, JSON.stringify(value)))

export const forgetInTab = (key: string) => inTab((storage) => storage.removeItem(key))

function inTab<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    // Storage is blocked or full, or what is in it cannot be read.
    return null
  }
}

/** At sign-out and account deletion. */
export function wipeAll() {
  takeTurn()
  wipe(() => false)
}

/** At a lost session, and where there is none: what was written or chosen and not sent waits. */
export const wipeButUnsent = () => wipe(isUnsent)

/** When a person signs in: nothing of anyone else stays. A time that a visitor chose is theirs now. */
export function claimFor(personId: string) {
  const own = readLocal(keys.person) === personId
  if (!own) takeTurn()
  const kept = readLocal<{ person: string | null }>(keys.keptTime)
  const isTheirs = kept && (kept.person ?? personId) === personId
  wipe((key) => (own && !isUnsent(key)) || isUnsentOf(key, personId))
  if (isTheirs) writeLocal(keys.keptTime, { ...kept, person: personId })
  writeLocal(keys.person, personId)
}

/** What somebody typed into the form of a new account, in whichever tab, is not for who comes after. */
function takeTurn() {
  forgetInTab(keys.signUp)
  writeLocal(keys.turns, turnsTaken() + 1)
}

export const turnsTaken = () => Number(readLocal(keys.turns))

export const isUnsent = (key: string) =>
  key.startsWith('outbox:') || key.startsWith('draft:') || key === keys.keptTime
const isUnsentOf = (key: string, personId: string) =>
  key === keys.outbox(personId) || key.startsWith(keys.draft(personId, ''))

/** What says nothing of anyone stays. */
const ofNobody: readonly string[] = [keys.theme, keys.turns, keys.leaving]

function wipe(keep: (key: string) => boolean) {
  try {
    // Whose it was goes first: another tab that hears of the rest then writes nothing of it back.
    for (const key of [keys.person, ...Object.keys(localStorage)])
      if (!ofNobody.includes(key) && !keep(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was ever kept.
  }
}
