import { useEffect } from 'react'
import type { Playback } from './use-playback.ts'

/** Space pauses and goes on, the right arrow skips a step, Esc stops. A focused button keeps its own Space. */
export function useShortcuts(isRunning: boolean, { toggle, skip, stop }: Playback) {
  useEffect(() => {
    if (!isRunning) return
    const press = (event: KeyboardEvent) => {
      const act = { ' ': toggle, ArrowRight: skip, Escape: stop }[event.key]
      const isOnButton = event.target instanceof HTMLButtonElement
      if (!act || (event.key === ' ' && isOnButton) || event.repeat) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isRunning, toggle, skip, stop])
}
