import type { Bus } from '../lib/bus.ts'

/** Whoever has no contacts tells nobody: a word to nobody in particular is one to all. */
export async function tellContacts(bus: Bus, people: readonly string[]) {
  if (people.length > 0) await bus.publish('contact', { people: [...people] })
}
