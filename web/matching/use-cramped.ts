import { mediaHook } from '../lib/breakpoints.ts'

/** A page at 400 %, or a phone's half behind a keyboard: not even what stands above the list has room. */
export const useCramped = mediaHook('(max-width: 17.49rem), (max-height: 19.99rem)')
