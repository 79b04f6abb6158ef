import { afterEach } from 'vitest'
import type { Env } from '../lib/env.ts'
import { startSharedApp } from './shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from './sign-up.ts'
import { openTab, type Tab } from './sockets.ts'

/** For a test file: a listening server, people who meet on it, and tabs that are closed after each test. */
export async function startChat(change: Partial<Env> = {}) {
  const app = await startSharedApp(change)
  const url = await app.listen()
  const tabs: Tab[] = []
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.socket.disconnect()
  })

  async function tabWith(cookie: string | undefined, at = url) {
    const tab = await openTab(at, cookie)
    tabs.push(tab)
    return tab
  }
  /** A patient and a practising therapist who have not written to each other. */
  async function meet() {
    const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    return { pat, thea }
  }
  return {
    app,
    url,
    meet,
    tabWith,
    tabOf: ({ cookie }: SignedUp, at?: string) => tabWith(cookie, at),
  }
}
