import { useSyncExternalStore } from 'react'

/** The same width as the `wide:` variant of the styles; `mobile` is the spec's 640 px. */
export const useWide = () => useMedia('(min-width: 860px)')
export const useMobile = () => useMedia('(max-width: 639.98px)')

function useMedia(query: string) {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
