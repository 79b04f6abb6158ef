import { vi } from 'vitest'

/** This browser lays nothing out: `scrollTo` says for it that an element has come into view. */
export function watchScrolling() {
  const watched = new Map<Element, () => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (changes: { isIntersecting: boolean; target: Element }[]) => void
      constructor(tell: (changes: { isIntersecting: boolean; target: Element }[]) => void) {
        this.tell = tell
      }
      observe(target: Element) {
        watched.set(target, () => this.tell([{ isIntersecting: true, target }]))
      }
      disconnect() {}
    },
  )
  return { scrollTo: (target: Element) => watched.get(target)?.() }
}
