import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startModelStub } from '../testing/model-stub.ts'
import {
  consent,
  type NodeWithModel,
  signUpAnswering,
  startNodeWith,
  uses,
  usesOf,
} from '../testing/outside.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()
const stub = await startModelStub()
afterAll(() => stub.close())
const thea = await signUpPractising(app)
let node: NodeWithModel
beforeEach(async () => {
  stub.state.mode = 'normal'
  stub.received.length = 0
  node = await startNodeWith(app, stub)
})
afterEach(() => node.close())

const useAll = async (who: SignedUp, on = node, question?: string) => {
  const calls = usesOf(who, thea.id, question)
  const replies = []
  for (const use of uses) {
    const { path, init } = calls[use]
    replies.push(await (await on.fetch(who, path, init)).text())
  }
  return replies.join('\n')
}
const consentOf = async (who: SignedUp, on = node) =>
  (await on.fetch(who, `/users/${who.id}/ai-consent`)).json()

describe('works', () => {
  test('nothing is sent until the person allows it, and nothing after they stop', async () => {
    const pat = await signUpAnswering(app)
    expect(await consentOf(pat)).toEqual({ model: node.outside, allowed: false })
    expect(await useAll(pat)).not.toContain('outside model')
    expect(stub.received).toEqual([])
    await consent(node, pat)
    expect(await consentOf(pat)).toEqual({ model: node.outside, allowed: true })
    expect(await useAll(pat)).toContain('These words come from the outside model')
    expect(stub.received).toHaveLength(uses.length)
    await consent(node, pat, null)
    expect(await useAll(pat)).not.toContain('outside model')
    expect(stub.received).toHaveLength(uses.length)
    expect(await placesOf(app.pool, pat.id)).not.toContain('ai_texts.user_id')
  })

  test('a text is written once, and again when its inputs change', async () => {
    const pat = await signUpAnswering(app)
    await consent(node, pat)
    const { path } = usesOf(pat, thea.id).summary
    const read = async () =>
      (await (await node.fetch(pat, path)).json()) as { writtenBy: string | null }
    const first = await read()
    expect(first).toMatchObject({ writtenBy: node.outside, pending: false })
    expect(await read()).toEqual(first)
    expect(stub.received).toHaveLength(1)
    await answerIntake(pat, { brings: ['Trouble sleeping'] })
    await read()
    expect(stub.received).toHaveLength(2)
  })

  test('what takes longer than a reader waits is there at the next look', async () => {
    const pat = await signUpAnswering(app)
    await consent(node, pat)
    stub.state.mode = 'slow'
    const { path } = usesOf(pat, thea.id).summary
    const read = async () =>
      (await (await node.fetch(pat, path)).json()) as { writtenBy: string | null }
    expect(await read()).toMatchObject({ writtenBy: null, pending: true })
    expect(await read()).toMatchObject({ writtenBy: null, pending: true })
    await expect
      .poll(async () => (await read()).writtenBy, { timeout: 15_000 })
      .toEqual(node.outside)
    expect(stub.received).toHaveLength(1)
  })

  test('without a model there is none to allow', async () => {
    const plain = await startNodeWith(app, null)
    const pat = await signUpAnswering(app)
    expect(await consentOf(pat, plain)).toEqual({ model: null, allowed: false })
    expect((await consent(plain, pat, { host: 'x.example', name: 'x' })).status).toBe(400)
    expect((await consent(plain, pat, null)).status).toBe(200)
    await plain.close()
  })
})

describe('refuses', () => {
  test('consent to another model than was shown, and takes none over to one set later', async () => {
    const pat = await signUpAnswering(app)
    expect((await consent(node, pat, { host: 'other.example', name: 'stub' })).status).toBe(400)
    await consent(node, pat)
    await app.pool.query("UPDATE ai_consents SET host = 'former.example' WHERE user_id = $1", [
      pat.id,
    ])
    expect(await consentOf(pat)).toMatchObject({ allowed: false })
    await useAll(pat)
    expect(stub.received).toEqual([])
  })
})

describe('never leaks', () => {
  test('who someone is, whom they write with, or what they wrote in their journal', async () => {
    const pat = await signUpAnswering(app, {
      name: 'Zebedee Quillfeather',
      phone: '+44 20 7946 0991',
    })
    await pat.call('PUT', `/users/${pat.id}/trusted-person`, {
      trustedPerson: { name: 'Ottoline', phone: '0171 555 0142' },
    })
    await pat.call('POST', `/users/${pat.id}/journals`, {
      title: 'Xylograph',
      content: 'Yggdrasil fell',
    })
    await write(app, pat, thea, 'Zanzibar')
    await consent(node, pat)
    const { name, email, phone, username } = pat.draft
    const theirs = thea.draft.name!
    const question = `I am ${name} (${email}, ${phone}, ${username}); does ${theirs} or Ottoline fly south?`
    await useAll(pat, node, question)
    const sent = stub.received.map(({ text }) => text).join('\n')
    expect(stub.received).toHaveLength(uses.length)
    expect(sent).toContain('fly south')
    const kept = [
      'Zebedee',
      'Quillfeather',
      email!,
      '7946',
      username!,
      'Thea',
      'Ottoline',
      'Xylograph',
    ]
    for (const word of [...kept, 'Yggdrasil', 'Zanzibar', pat.id, thea.id])
      expect(sent).not.toContain(word)
  })

  test('words of danger, in the question or before it', async () => {
    const pat = await signUpAnswering(app)
    await consent(node, pat)
    const ask = (body: object) =>
      node.fetch(pat, '/chatBot', { method: 'POST', body: JSON.stringify(body) })
    await ask({ message: 'I want to kill myself' })
    await ask({ message: 'why do geese fly?', earlier: ['I want to kill myself'] })
    expect(stub.received).toEqual([])
  })

  test('what it wrote to whoever reads the database, and nothing of it outlives the account', async () => {
    const pat = await signUpAnswering(app)
    await consent(node, pat)
    await useAll(pat)
    const tables = (await placesOf(app.pool, pat.id)).filter((place) => place.startsWith('ai_'))
    expect(tables.sort()).toEqual([
      'ai_consents.user_id',
      'ai_spendings.user_id',
      'ai_texts.user_id',
    ])
    expect(await placesOf(app.pool, 'These words come from')).toEqual([])
    const therapist = await placesOf(app.pool, thea.id)
    expect(therapist.filter((place) => place.startsWith('ai_'))).toEqual([])
    await pat.call('DELETE', `/users/${pat.id}`)
    expect(await placesOf(app.pool, pat.id)).toEqual([])
  })

  test('a consent or a text to anyone else', async () => {
    const pat = await signUpAnswering(app)
    for (const other of [await signUp(app, 'user'), thea])
      for (const path of ['ai-consent', 'summary-prose', `match-prose/${thea.id}`])
        expect((await node.fetch(other, `/users/${pat.id}/${path}`)).status).toBe(403)
  })
})
