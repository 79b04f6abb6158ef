import {
  forgetInTab,
  keys,
  readInTab,
  readLocal,
  removeLocal,
  writeInTab,
  writeLocal,
} from './local-storage.ts'

/**
 * The patient whom the server last knew here, so that what they are writing is there without a
 * network. It counts for as long as their session would, and where that is short (a shared computer)
 * in this tab alone. Nothing of it opens anything on the server.
 */
type Remembered = { id: string; until: number }

export function rememberPerson(remembered: Remembered, isShort: boolean) {
  forgetPerson()
  if (isShort) writeInTab(keys.remembered, remembered)
  else writeLocal(keys.remembered, remembered)
}

/** Null once their time is over, and where they have signed out in any tab. */
export function rememberedPerson(): Remembered | null {
  const found = rememberedInTab() ?? readLocal<Remembered>(keys.remembered)
  const isOver = !found || found.until <= Date.now()
  return isOver || readLocal(keys.person) !== found.id ? null : found
}

/** Only what ends soon: where nobody can be asked, the page watches that end itself. */
export const rememberedInTab = () => readInTab<Remembered>(keys.remembered)

export function forgetPerson() {
  removeLocal(keys.remembered)
  forgetInTab(keys.remembered)
}
