import type { TestApp } from './app.ts'
import { type Bent, newAuthenticator } from './authenticator.ts'
import { mailsTo } from './mails.ts'
import type { SignedUp } from './sign-up.ts'

/** What a browser with a passkey does at this server. */
export function passkeyCalls(app: TestApp) {
  async function add(
    person: SignedUp,
    phone = newAuthenticator(),
    bent: Bent = {},
    name = 'Phone',
  ) {
    const options = await person.call('POST', '/auth/passkeys/options')
    const credential = phone.make(options.body, bent)
    return { phone, reply: await person.call('POST', '/auth/passkeys', { name, credential }) }
  }

  /** A browser that asks to sign in; `from` counts its tries apart. */
  async function ask(on = app, from = '127.0.0.1') {
    const url = '/api/auth/passkey-sign-in/options'
    const reply = await on.app.inject({ method: 'POST', url, remoteAddress: from })
    return { options: reply.json(), cookie: cookiesOf(reply.headers['set-cookie']), from }
  }

  async function show(credential: object, cookie: string, on = app, from = '127.0.0.1') {
    const reply = await on.app.inject({
      method: 'POST',
      url: '/api/auth/passkey-sign-in',
      remoteAddress: from,
      headers: { cookie },
      payload: { credential },
    })
    const body = reply.json()
    return { status: reply.statusCode, body, cookie: cookiesOf(reply.headers['set-cookie']) }
  }

  async function signIn(phone: ReturnType<typeof newAuthenticator>, bent: Bent = {}) {
    const { options, cookie } = await ask()
    return show(phone.sign(options, bent), cookie)
  }

  const cookiesOf = (header: string | string[] | undefined) =>
    [header ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ')

  const kindsTo = async ({ draft }: SignedUp) =>
    (await mailsTo(app, draft.email!)).map(({ kind }) => kind)

  return { add, ask, show, signIn, cookiesOf, kindsTo }
}
