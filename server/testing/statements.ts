import pg from 'pg'
import { vi } from 'vitest'

/** What the database was asked while `work` ran, by whichever connection; its watch aside. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return asked.mock.calls.map(([query]) => textOf(query)).filter((text) => text !== 'SELECT 1')
  } finally {
    asked.mockRestore()
  }
}

const textOf = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query)
