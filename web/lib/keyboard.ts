import { useEffect } from 'react'

/** A page enlarged by two fingers is seen in part too, and no keyboard is open for that. */
const wholePage = 1.01
const events = ['resize', 'scroll'] as const
let users = 0

/**
 * Where a keyboard lies over the page, as on an iPhone, says in `--keyboard` how many pixels of its
 * lower edge cannot be seen. Elsewhere the page gets lower itself, as `interactive-widget` asks.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      const hidden = window.innerHeight - seen.height - seen.offsetTop
      const isKeyboard = seen.scale < wholePage && hidden > 0
      style.setProperty('--keyboard', `${isKeyboard ? Math.round(hidden) : 0}px`)
    }
    users++
    measure()
    for (const event of events) seen.addEventListener(event, measure)
    return () => {
      users--
      for (const event of events) seen.removeEventListener(event, measure)
      if (users === 0) style.removeProperty('--keyboard')
    }
  }, [])
}
