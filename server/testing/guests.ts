import type { TestApp } from './app.ts'
import { storeAppointment } from './appointments.ts'
import { type SignedUp, signUp, signUpPractising, write } from './sign-up.ts'

/** A patient and a therapist, and what they agreed on in five minutes. */
export async function meetSoon(app: TestApp) {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, pat, thea, 'Hello')
  const at = new Date(Date.now() + 5 * 60_000)
  return { pat, thea, id: await storeAppointment(app, pat, thea, { status: 'confirmed', at }) }
}

export const invite = (who: SignedUp, id: string, name = 'Sam Novak') =>
  who.call('POST', `/appointments/${id}/guests`, { name })

export const guestsOf = async (who: SignedUp, id: string) =>
  (await who.call('GET', `/appointments/${id}/guests`)).body

/** As the page of a guest calls: without an account, with the cookie of its browser. */
export function guestCalls({ app }: TestApp, remoteAddress = '127.0.0.1') {
  const ask = async (method: 'GET' | 'POST', { cookie = '', payload }: Asked) => {
    const headers = { host: 'localhost', origin: 'http://localhost', cookie }
    const reply = await app.inject({
      ...{ method, url: '/api/room-guest', headers, remoteAddress },
      ...(payload && { payload }),
    })
    const given = String(reply.headers['set-cookie'] ?? '')
    return {
      ...{ status: reply.statusCode, body: reply.json(), given },
      cookie: given.split(';')[0] ?? '',
    }
  }
  return {
    open: (secret: string) => ask('POST', { payload: { secret } }),
    visit: (cookie: string) => ask('GET', { cookie }),
  }
}

type Asked = { cookie?: string; payload?: object }

let named = 0
/** Of another name each time it is sent, as two of one name do not come along together. */
export const anotherGuest = {
  get name() {
    named += 1
    return `Sam ${String.fromCharCode(97 + (named % 26)).repeat(3)}`
  },
}
