import { newId } from './new-id.ts'

/**
 * What this browser remembers. The first seven are the spec's (§3); `person` says whose they are;
 * `outbox:` and `draft:` hold what a person wrote and has not sent: on a shared computer in the tab
 * alone, which takes them with it, so that who opens the browser's tools later finds none.
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
  /** The same: see `use-asking.ts`. */
  asking: 'asking',
  /** How often somebody has signed in or out here: it tells a tab that was away. */
  turns: 'turns',
  /** Whether the session is one of a shared computer: see `Shared`. */
  shared: 'shared',
  /** Who was in this tab last and has not signed out. */
  lastHere: 'lastHere',
  /** That a tab is ending the session at this moment: see `endSessionBy`. */
  ending: 'ending',
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

/** `id`: a tab's words are of the same time here, in which nobody has signed out. */
type Shared = { id: string; isNow: boolean }

const readShared = () => readLocal<Shared>(keys.shared)

/** In words, where what somebody writes is kept until it is sent. */
export const keptWhere = () => (readShared()?.isNow ? 'in this tab' : 'on this device')

/** null where there is nothing, or nothing readable. */
export const readLocal = <T = unknown>(key: string) => read<T>(() => readText(key))

const read = <T>(find: () => string | null) =>
  orWhereBlocked<T | null>(() => JSON.parse(find() ?? 'null'), null)

/** Storage that is blocked or full throws, and so does what cannot be read. */
export function orWhereBlocked<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** As it stands there; throws where storage is blocked. */
export const readText = (key: string): string | null =>
  (isWords(key) ? sessionStorage.getItem(key) : null) ?? localStorage.getItem(key)

/**
 * False where the browser refuses (storage blocked or full), and where it is of somebody who has left:
 * a tab that goes on knows it by then, or is about to hear it.
 */
export function writeLocal(key: string, value: unknown): boolean {
  const [, owner] = key.split(':')
  if (owner && readLocal(keys.person) !== owner) return false
  if (!isWords(key)) return setIn(inBrowser, key, value)
  const shared = readShared()
  if (shared) setIn(inTab, keys.shared, shared.id)
  if (!shared?.isNow && setIn(inBrowser, key, value)) return forgetInTab(key)
  // Where the browser is full the tab may still have room, and is read first.
  return setIn(inTab, key, value) && (!shared?.isNow || remove(inBrowser, key))
}

/** False where the browser refuses. */
const setIn = (storage: () => Storage, key: string, value: unknown) =>
  orWhereBlocked(() => {
    storage().setItem(key, JSON.stringify(value))
    return true
  }, false)

export function removeLocal(key: string) {
  remove(inBrowser, key)
  if (isWords(key)) forgetInTab(key)
}

const inBrowser = () => localStorage
const inTab = () => sessionStorage

const keysOf = (storage: () => Storage) => orWhereBlocked(() => Object.keys(storage()), [])

/** Always true: where storage is blocked there is nothing to remove. */
function remove(storage: () => Storage, key: string) {
  orWhereBlocked(() => storage().removeItem(key), undefined)
  return true
}

/** The same for what goes with the tab. */
export const readInTab = <T>(key: string) => read<T>(() => sessionStorage.getItem(key))

export function writeInTab(key: string, value: unknown) {
  // Where storage is blocked or full the tab goes on without it.
  setIn(inTab, key, value)
}

export const forgetInTab = (key: string) => remove(inTab, key)

/** At sign-out and account deletion. */
export function wipeAll() {
  takeTurn()
  forgetInTab(keys.lastHere)
  wipe(() => false)
}

/** At a lost session, and where there is none: what was written or chosen and not sent waits. */
export function wipeButUnsent() {
  forgetGivenUp()
  wipe((key) => isUnsent(key) || key === keys.shared)
}

/** What this tab holds of somebody who has signed out since, in another one. */
export function forgetGivenUp() {
  if (readInTab<{ turns: number }>(keys.asking)?.turns !== turnsTaken()) forgetInTab(keys.asking)
  if (readInTab(keys.shared) === (readShared()?.id ?? null)) return
  for (const key of wordsInTab()) forgetInTab(key)
}

/** When a person signs in: nothing of anyone else stays. A time that a visitor chose is theirs now. */
export function claimFor(personId: string, isShared = false) {
  forgetGivenUp()
  const own = readLocal(keys.person) === personId
  if (!own) takeTurn()
  const kept = readLocal<{ person: string | null }>(keys.keptTime)
  const isTheirs = kept && (kept.person ?? personId) === personId
  const isOwn = (key: string) => (own && !isUnsent(key)) || isUnsentOf(key, personId)
  wipe((key) => isOwn(key) || key === keys.shared)
  if (isTheirs) writeLocal(keys.keptTime, { ...kept, person: personId })
  const { id } = readShared() ?? { id: isShared ? newId() : null }
  if (id) writeLocal(keys.shared, { id, isNow: isShared } satisfies Shared)
  writeLocal(keys.person, personId)
  gatherWords(isShared)
}

/**
 * What was kept in the other place, while the computer was said to be another one. Where both places
 * hold words, this tab's are read first, and those of other tabs stay where all find them.
 */
function gatherWords(isShared: boolean) {
  for (const key of isShared ? keysOf(inBrowser).filter(isWords) : wordsInTab()) {
    const here = readInTab(key)
    const everywhere = read(() => localStorage.getItem(key))
    if (Array.isArray(here) && Array.isArray(everywhere)) writeLocal(key, joined(everywhere, here))
    else if (here === null || everywhere === null || isShared) writeLocal(key, here ?? everywhere)
  }
}

/** No message twice. */
function joined(some: unknown[], more: unknown[]) {
  const known = new Set(some.map(idOf))
  return [...some, ...more.filter((one) => !known.has(idOf(one)))]
}

const idOf = (one: unknown) => (one as { clientId?: unknown } | null)?.clientId ?? one

/** What somebody typed for now (`for-now.ts`), in whichever tab, is not for who comes after. */
function takeTurn() {
  forgetInTab(keys.signUp)
  writeLocal(keys.turns, turnsTaken() + 1)
  forgetGivenUp()
}

export const turnsTaken = () => Number(readLocal(keys.turns))

const isUnsent = (key: string) => isWords(key) || key === keys.keptTime
const isWords = (key: string) => key.startsWith('outbox:') || key.startsWith('draft:')
/** What goes with this tab. */
export const wordsInTab = () => keysOf(inTab).filter(isWords)

/** Whether anything is kept here of somebody who has an account. */
export const holdsSomebodys = () => readLocal(keys.person) !== null || unsentKeys().some(isWords)

/** All that is kept and not sent, wherever. */
export const unsentKeys = () => [...keysOf(inBrowser).filter(isUnsent), ...wordsInTab()]

const isUnsentOf = (key: string, personId: string) =>
  key === keys.outbox(personId) || key.startsWith(keys.draft(personId, ''))

/** What says nothing of anyone stays. */
const ofNobody: readonly string[] = [keys.theme, keys.turns, keys.leaving]

function wipe(keep: (key: string) => boolean) {
  const goes = (key: string) => !ofNobody.includes(key) && !keep(key)
  // Whose it was goes first: another tab that hears of the rest then writes nothing of it back.
  for (const key of [keys.person, ...keysOf(inBrowser)]) if (goes(key)) remove(inBrowser, key)
  for (const key of wordsInTab()) if (goes(key)) forgetInTab(key)
}
