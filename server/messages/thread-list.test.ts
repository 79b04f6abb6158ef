import type { Thread } from '@attune/contract/messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addCaseload, type SeededPatient } from '../testing/caseload.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { statementsOf } from '../testing/statements.ts'

const app = await startSharedApp()

const listOf = async (who: SignedUp): Promise<Thread[]> => (await pageOf(who)).threads

async function pageOf(who: SignedUp, query = '') {
  const { status, body, headers } = await who.call('GET', `/messages/threads${query}`)
  expect(status).toBe(200)
  const next = /<\/api\/messages\/threads([^>]+)>/.exec(String(headers.link ?? ''))?.[1]
  return { threads: body as Thread[], next }
}

async function pagesOf(who: SignedUp, query: string) {
  const pages: Thread[][] = []
  for (let at: string | undefined = query; at !== undefined; ) {
    const { threads, next } = await pageOf(who, at)
    pages.push(threads)
    at = next
  }
  return pages
}
const namesIn = (threads: readonly Thread[]) => threads.map(({ partner }) => partner.name)
const withPartner = async (who: SignedUp, partner: SignedUp) =>
  (await listOf(who)).find(({ partner: { _id } }) => _id === partner.id)!

describe('a therapist with five hundred patients', () => {
  let thea: SignedUp
  let patients: SeededPatient[]
  beforeAll(async () => {
    thea = await signUpPractising(app)
    patients = await addCaseload(app.context, thea.id, { patients: 500, messages: 2_000 })
  })

  test('gets them all in pages, the latest first, each with what a list shows', async () => {
    const pages = await pagesOf(thea, '')
    expect(pages.map(({ length }) => length)).toEqual([...Array(16).fill(30), 20])
    const list = pages.flat()
    expect(namesIn(list)).toEqual(patients.map(({ name }) => name))
    for (const [at, { last, unread, waitingSince }] of list.entries()) {
      const { _id, name, isWaiting } = patients[at]!
      expect(last.seq).toBe(4)
      expect(last.from).toBe(isWaiting ? _id : thea.id)
      expect(last.message).toContain(isWaiting ? name : 'Thank you')
      expect(unread).toBe(isWaiting ? 1 : 0)
      expect(waitingSince).toBe(isWaiting ? last.date : null)
    }
  })

  test('finds who waits first, the longest on top, then the others, the latest first', async () => {
    const list = (await pagesOf(thea, '?order=inbox&limit=100')).flat()
    const waiting = patients.filter(({ isWaiting }) => isWaiting).toReversed()
    const others = patients.filter(({ isWaiting }) => !isWaiting)
    expect(namesIn(list)).toEqual([...waiting, ...others].map(({ name }) => name))
  })

  test('narrows them down to who waits, to a name and to these partners, and counts them', async () => {
    const waiting = patients.filter(({ isWaiting }) => isWaiting)
    const shown = (await pagesOf(thea, '?shown=waiting&limit=70')).flat()
    expect(namesIn(shown)).toEqual(waiting.map(({ name }) => name))
    expect((await pagesOf(thea, '?shown=aside')).flat()).toEqual([])
    const named = patients.filter(({ name }) => name.startsWith('Ada ') && name.includes('la'))
    const found = (await pagesOf(thea, '?name=%20LÁ%20ada&limit=3')).flat()
    expect(namesIn(found)).toEqual(named.map(({ name }) => name))
    const two = patients.slice(40, 42)
    const { threads } = await pageOf(thea, `?partners=${two.map(({ _id }) => _id)}`)
    expect(namesIn(threads)).toEqual(two.map(({ name }) => name))
    expect((await pageOf(thea, '?partnerModel=Therapist')).threads).toEqual([])
    expect((await thea.call('GET', '/messages/counts')).body).toEqual({
      threads: 500,
      unread: waiting.length,
      unreadOfColleagues: 0,
      waiting: waiting.length,
      aside: 0,
    })
  })

  test('gets a page of 30 KB at most, however long the last words are', async () => {
    const pat = await signUp(app, 'user')
    await write(app, pat, thea, '\u{1F338}'.repeat(2_000))
    const { threads } = await pageOf(thea)
    expect(Buffer.byteLength(JSON.stringify(threads))).toBeLessThan(30_000)
    expect(threads[0]!.last.message).toBe('\u{1F338}'.repeat(100))
  })

  test('costs the database three statements at most, whether keys are in memory or not', async () => {
    for (const { _id } of patients) await app.context.bus.publish('keyDestroyed', { person: _id })
    const cold = await statementsOf(() => listOf(thea))
    expect(cold.length).toBeGreaterThan(0)
    expect(cold.length).toBeLessThanOrEqual(3)
    expect((await statementsOf(() => listOf(thea))).length).toBe(1)
  })
})

test('a page that no list led to does not exist', async () => {
  const pat = await signUp(app, 'user')
  for (const cursor of ['1', 'x_y', `1_${pat.id}_`, `-1_${pat.id}`]) {
    const { status, body } = await pat.call('GET', `/messages/threads?cursor=${cursor}`)
    expect([status, body.field]).toEqual([400, 'cursor'])
  }
})

describe('waiting for an answer', () => {
  test('begins with the first message after the last answer, and ends with the next', async () => {
    const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    const first = await write(app, pat, thea, 'first')
    await write(app, pat, thea, 'second')
    const waiting = await withPartner(thea, pat)
    expect(waiting.waitingSince).toBe(first.date.toISOString())
    expect((await withPartner(pat, thea)).waitingSince).toBeNull()
    const answer = await write(app, thea, pat, 'answer')
    expect((await withPartner(thea, pat)).waitingSince).toBeNull()
    expect((await withPartner(pat, thea)).waitingSince).toBe(answer.date.toISOString())
    const third = await write(app, pat, thea, 'third')
    expect((await withPartner(thea, pat)).waitingSince).toBe(third.date.toISOString())
  })
})

describe('the inbox of a therapist', () => {
  const standard = { quietHours: null, shortcuts: true }

  test('is as they set it, until they set it otherwise', async () => {
    const thea = await signUpPractising(app)
    const url = `/therapists/${thea.id}/inbox`
    const read = async () => (await thea.call('GET', url)).body
    expect(await read()).toEqual(standard)
    const settings = { quietHours: { from: '20:00', to: '07:30' }, shortcuts: false }
    const { status, body } = await thea.call('PUT', url, settings)
    expect([status, body]).toEqual([200, settings])
    expect(await read()).toEqual(settings)
    await thea.call('PUT', url, standard)
    expect(await read()).toEqual(standard)
  })

  test('takes hours of a clock only, and hours that have a length', async () => {
    const thea = await signUpPractising(app)
    const wrong = [
      { from: '24:00', to: '07:00' },
      { from: '20:00', to: '7:00' },
      { from: '20:60', to: '07:00' },
      { from: '20:00' },
      { from: '20:00', to: '20:00' },
    ]
    for (const quietHours of wrong) {
      const body = { quietHours, shortcuts: true }
      const reply = await thea.call('PUT', `/therapists/${thea.id}/inbox`, body)
      expect([reply.status, reply.body.field.split('.')[0]]).toEqual([400, 'quietHours'])
    }
  })

  test('is nobody else’s', async () => {
    const [thea, other, pat] = [
      await signUpPractising(app),
      await signUpPractising(app),
      await signUp(app, 'user'),
    ]
    for (const stranger of [other, pat]) {
      expect((await stranger.call('GET', `/therapists/${thea.id}/inbox`)).status).toBe(403)
      const change = await stranger.call('PUT', `/therapists/${thea.id}/inbox`, standard)
      expect(change.status).toBe(403)
    }
  })
})
