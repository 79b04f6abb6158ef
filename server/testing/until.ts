import { vi } from 'vitest'

/** What never comes has to fail; how long a thing may take is measured where it matters. */
export const until = <T>(isSo: () => T | Promise<T>) => vi.waitUntil(isSo, { timeout: 30_000 })
