import { useSyncExternalStore } from 'react'
import { keys } from './local-storage.ts'

export type Theme = 'light' | 'dark'

const system = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

/** public/start.js set the first value before anything was painted. */
const readTheme = (): Theme =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'

export const useTheme = () => useSyncExternalStore(subscribe, readTheme)

export function toggleTheme() {
  const next = readTheme() === 'dark' ? 'light' : 'dark'
  apply(next)
  try {
    // The spec's value is the bare word, so it is not JSON.
    localStorage.setItem(keys.theme, next)
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}

function apply(theme: Theme) {
  document.documentElement.dataset.theme = theme
  // The bar of the browser takes the colour of the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset.of === theme ? 'all' : 'not all'
  for (const listener of listeners) listener()
}

function chosen(): Theme | null {
  try {
    const value = localStorage.getItem(keys.theme)
    return value === 'dark' || value === 'light' ? value : null
  } catch {
    return null
  }
}

/** Until someone chooses, the system's theme holds; other tabs follow a choice. */
const followSystem = ({ matches }: MediaQueryListEvent) => {
  if (!chosen()) apply(matches ? 'dark' : 'light')
}
const followTab = ({ key }: StorageEvent) => {
  const theme = chosen()
  if (key === keys.theme && theme) apply(theme)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    system().addEventListener('change', followSystem)
    window.addEventListener('storage', followTab)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    system().removeEventListener('change', followSystem)
    window.removeEventListener('storage', followTab)
  }
}
