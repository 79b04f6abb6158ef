import { useSyncExternalStore } from 'react'

/** The same width as the `wide:` variant of the styles; `mobile` is the spec's 640 px. */
export const useWide = mediaHook('(min-width: 53.75rem)')
/** Room in both directions: a phone on its side is still a phone. */
export const useRoomy = mediaHook('(min-width: 53.75rem) and (min-height: 30rem)')
/** Room for a third column beside a rail and a page. */
export const useDesk = mediaHook('(min-width: 82.5rem)')
/** Room for a list and what it opens, side by side. */
export const useSideBySide = mediaHook('(min-width: 64rem)')
/** Smaller than any phone of today: a page at 400 %. The bar has no room for the theme's button. */
export const useTiny = mediaHook('(max-width: 359.98px)')
export const useMobile = mediaHook('(max-width: 39.99rem)')

/** What a keyboard leaves of a phone, or a phone on its side. */
export const useLow = mediaHook('(max-height: 35.99rem)')

/** Asks the browser once and then listens, however many cards of a page ask, and however often they are drawn. */
export function mediaHook(query: string) {
  let known: MediaQueryList | undefined
  const media = () => {
    known ??= window.matchMedia(query)
    return known
  }
  const subscribe = (listener: () => void) => {
    media().addEventListener('change', listener)
    return () => media().removeEventListener('change', listener)
  }
  const matches = () => media().matches
  return () => useSyncExternalStore(subscribe, matches)
}
