import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { type SignedUp, signUp, signUpPractising } from './people.ts'
import { openTab, type Tab } from './sockets.ts'

/** For a test file: a listening server, people who meet on it, and tabs that are closed after each test. */
export function startChat() {
  const server = { app: undefined as unknown as TestApp, url: '' }
  const tabs: Tab[] = []
  beforeAll(async () => {
    server.app = await startTestApp()
    server.url = await server.app.listen()
  })
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.socket.disconnect()
  })
  afterAll(() => server.app.close())

  async function tabWith(cookie: string | undefined, at = server.url) {
    const tab = await openTab(at, cookie)
    tabs.push(tab)
    return tab
  }
  /** A patient and a practising therapist who have not written to each other. */
  async function meet() {
    const { app } = server
    const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    return { pat, thea }
  }
  return {
    server,
    meet,
    tabWith,
    tabOf: ({ cookie }: SignedUp, at?: string) => tabWith(cookie, at),
  }
}
