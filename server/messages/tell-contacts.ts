import type { Bus } from '../lib/bus.ts'

/** A message of the bus holds so many people. */
const perMessage = 100

export async function tellContacts(bus: Bus, people: readonly string[]) {
  for (let at = 0; at < people.length; at += perMessage)
    await bus.publish('contact', { people: people.slice(at, at + perMessage) })
}
