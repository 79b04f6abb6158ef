import type { SendReply, WireMessage } from '@attune/contract/messages.ts'
import { afterEach } from 'vitest'
import type { Env } from '../lib/env.ts'
import { startSharedApp } from './shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from './sign-up.ts'
import { draftOf, openTab, type Tab } from './sockets.ts'

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

/** What became of a message: `stored`, or the code of the refusal. */
export const outcome = (reply: SendReply<WireMessage>) => ('code' in reply ? reply.code : 'stored')

export const send = async (tab: Tab, from: SignedUp, to: SignedUp, text = 'Hello') =>
  outcome(await tab.send(draftOf(from, to, text)))

/** The texts of a thread as its patient reads them, oldest first. */
export async function storedTexts(pat: SignedUp, thea: SignedUp): Promise<string[]> {
  const pair = `from=${pat.id}&fromModel=User&to=${thea.id}&toModel=Therapist`
  const { body } = await pat.call('GET', `/messages?${pair}`)
  return body.map(({ message }: { message: string }) => message)
}
