import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Where the address names a heading, the page opens there, with the focus on it. What it names may be
 * on its way, and so may what stands above it: it is held there until whoever reads it does something.
 */
export function useNamedPlace() {
  const { hash } = useLocation()
  useEffect(() => {
    const page = document.querySelector('main')
    if (!page || !hash) return
    const isRead = new AbortController()
    const show = () => document.getElementById(hash.slice(1))?.scrollIntoView()
    const resized = new ResizeObserver(show)
    const changed = new MutationObserver(() => arrive())
    const leave = () => {
      resized.disconnect()
      changed.disconnect()
      isRead.abort()
    }
    const arrive = () => {
      const place = document.getElementById(hash.slice(1))
      if (!place) return
      changed.disconnect()
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
      show()
      resized.observe(page)
    }
    changed.observe(page, { childList: true, subtree: true })
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(act, leave, { passive: true, signal: isRead.signal })
    arrive()
    return leave
  }, [hash])
}
