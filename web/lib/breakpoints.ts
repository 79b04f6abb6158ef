import { useSyncExternalStore } from 'react'

/** The same width as the `wide:` variant of the styles; `mobile` is the spec's 640 px. */
export const useWide = () => useMedia('(min-width: 860px)')
/** Room for a third column beside a rail and a page. */
export const useDesk = () => useMedia('(min-width: 1320px)')
/** Room for a list and what it opens, side by side. */
export const useSideBySide = () => useMedia('(min-width: 1024px)')
/** Smaller than any phone of today: a page at 400 %. The bar has no room for the theme's button. */
export const useTiny = () => useMedia('(max-width: 359.98px)')
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
