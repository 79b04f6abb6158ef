import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the person asked their system for less motion. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    (listener) => {
      const media = query()
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => query().matches,
  )
