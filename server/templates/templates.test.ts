import { messageLimit } from '@attune/contract/messages.ts'
import { type Template, templatesLimit } from '@attune/contract/templates.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
let thea: SignedUp
let url: string
beforeEach(async () => {
  thea = await signUpPractising(app)
  url = `/therapists/${thea.id}/templates`
})

const draft = (title: string, text = 'Hello {name}, thank you for writing.') => ({ title, text })
const keep = async (title: string, text?: string): Promise<Template> =>
  (await thea.call('POST', url, draft(title, text))).body
const list = async (): Promise<Template[]> => (await thea.call('GET', url)).body

describe('works', () => {
  test('templates are kept as written but for spaces around them, and listed by title', async () => {
    const { status, body } = await thea.call(
      'POST',
      url,
      draft(' Welcome ', '  Hello {name},\n\n🌻 '),
    )
    expect(status).toBe(201)
    expect(body).toEqual({ _id: body._id, title: 'Welcome', text: 'Hello {name},\n\n🌻' })
    const second = await keep('Appointments')
    expect(await list()).toEqual([second, body])
  })

  test('the same words again, one after the other or at once, are one template', async () => {
    const first = await keep('Welcome')
    expect(await keep(' Welcome ')).toEqual(first)
    await Promise.all(Array.from({ length: 4 }, () => keep('Goodbye')))
    expect((await list()).map(({ title }) => title)).toEqual(['Goodbye', 'Welcome'])
    await keep('Welcome', 'Other words')
    expect(await list()).toHaveLength(3)
  })

  test('one is changed, and one is deleted', async () => {
    const [one, other] = [await keep('One'), await keep('Other')]
    const changed = await thea.call('PUT', `${url}/${one._id}`, draft('Zero', 'New words'))
    expect([changed.status, changed.body]).toEqual([
      200,
      { _id: one._id, title: 'Zero', text: 'New words' },
    ])
    expect((await thea.call('DELETE', `${url}/${other._id}`)).status).toBe(204)
    expect(await list()).toEqual([changed.body])
  })

  test('one may be as long as a message', async () => {
    const { text } = await keep('Long', '語'.repeat(messageLimit))
    expect(text).toHaveLength(messageLimit)
  })
})

describe('refuses', () => {
  test('the twenty-first, also when several come at once', async () => {
    for (let i = 1; i < templatesLimit; i++) await keep(`Template ${i}`)
    const drafts = Array.from({ length: 4 }, (_, i) => thea.call('POST', url, draft(`Last ${i}`)))
    const statuses = (await Promise.all(drafts)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 400, 400, 400])
    expect(await list()).toHaveLength(templatesLimit)
    await thea.call('DELETE', `${url}/${(await list())[0]!._id}`)
    expect((await thea.call('POST', url, draft('Room again'))).status).toBe(201)
  })

  test('what is empty or too long, and names the field', async () => {
    const wrong: [string, object][] = [
      ['title', draft(' ')],
      ['title', draft('x'.repeat(61))],
      ['text', draft('Title', ' \n ')],
      ['text', draft('Title', 'x'.repeat(messageLimit + 1))],
    ]
    for (const [field, body] of wrong) {
      const reply = await thea.call('POST', url, body)
      expect([reply.status, reply.body.field]).toEqual([400, field])
    }
    expect(await list()).toEqual([])
  })
})

describe('never leaks', () => {
  test('a template to anyone else, and lets nobody else change it', async () => {
    const { _id } = await keep('Mine')
    const [other, pat] = [await signUpPractising(app), await signUp(app, 'user')]
    for (const stranger of [other, pat]) {
      expect((await stranger.call('GET', url)).status).toBe(403)
      expect((await stranger.call('PUT', `${url}/${_id}`, draft('Theirs'))).status).toBe(403)
      expect((await stranger.call('DELETE', `${url}/${_id}`)).status).toBe(403)
    }
    // By their own address, the id of somebody else's is one that nobody has.
    const theirs = `/therapists/${other.id}/templates/${_id}`
    expect((await other.call('PUT', theirs, draft('Theirs'))).status).toBe(404)
    expect((await other.call('DELETE', theirs)).status).toBe(404)
    expect((await list()).map(({ title }) => title)).toEqual(['Mine'])
  })

  test('a word of one to whoever reads the database', async () => {
    await keep('Quokka', 'Numbat and bilby')
    expect(await placesOf(app.pool, 'Quokka', 'Numbat')).toEqual([])
  })
})
