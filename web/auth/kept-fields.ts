import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'

const names = ['fullName', 'username', 'email', 'phoneNumber'] as const
type Fields = Partial<Record<(typeof names)[number], string>>
/** `loadedAt`: of the document it was typed in. */
type Kept = { entry: string; loadedAt: number; fields: Fields }

const storageKey = 'signUp'

/**
 * What was typed into the form of a new account, over a reload and over a look at another page and
 * back: for this entry of the tab's history alone, so that whoever opens the form anew on a shared
 * computer finds it empty. Never the password, nor the picture.
 */
export function useKeptFields() {
  const { key: entry } = useLocation()
  const [fields] = useState(() => readKept(entry))
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    inTab((storage) => {
      const form = new FormData(currentTarget)
      const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
      const kept: Kept = { entry, loadedAt: performance.timeOrigin, fields: typed }
      storage.setItem(storageKey, JSON.stringify(kept))
    })
  return { fields, keep, forget: forgetKept }
}

const forgetKept = () => inTab((storage) => storage.removeItem(storageKey))

function readKept(entry: string): Fields {
  const text = inTab((storage) => storage.getItem(storageKey))
  if (!text) return {}
  const kept = JSON.parse(text) as Kept
  const isSame =
    kept.entry === entry && (kept.loadedAt === performance.timeOrigin || !isTypedAddress())
  if (!isSame) forgetKept()
  return isSame ? kept.fields : {}
}

/** Every entry that an address opens has the same name, whoever asked for it. */
function isTypedAddress() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate'
}

function inTab<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    // Storage is blocked or full: what is typed stands on the page alone.
    return null
  }
}
