import { afterAll } from 'vitest'
import type { Env } from '../lib/env.ts'
import { startTestApp } from './app.ts'

/** The app that all tests of a file share: started where this is awaited, closed after the last of them. */
export async function startSharedApp(change: Partial<Env> = {}) {
  const app = await startTestApp(change)
  afterAll(() => app.close())
  return app
}
