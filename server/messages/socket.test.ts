import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { startChat } from '../testing/chat.ts'
import { type SignedUp, signUpPractising } from '../testing/sign-up.ts'
import { draftOf, type Tab } from '../testing/sockets.ts'
import { until } from '../testing/until.ts'

const { app, meet, tabOf } = await startChat()

const textsOf = ({ heard }: Tab) => heard.map(({ message }) => message)
const storedBy = async (...people: SignedUp[]) =>
  (
    await app.pool.query<{ count: number }>(
      'SELECT count(*)::int FROM messages WHERE from_id = ANY ($1)',
      [people.map(({ id }) => id)],
    )
  ).rows[0]!.count

describe('works', () => {
  test('every tab of both people hears a message, joined or not', async () => {
    const { pat, thea } = await meet()
    const all = await Promise.all([tabOf(pat), tabOf(pat), tabOf(thea), tabOf(thea)])
    expect(await all[0]!.join({ from: pat.id, to: thea.id })).toEqual({ ok: true })
    const reply = await all[0]!.send(draftOf(pat, thea, '  Hello\n there  '))
    expect(reply).toMatchObject({
      message: { from: pat.id, to: thea.id, message: '  Hello\n there  ', seq: 1, clientId: null },
    })
    await until(() => all.every(({ heard }) => heard.length === 1))
    for (const { heard } of all) expect({ message: heard[0] }).toEqual(reply)
  })

  test('a message is in the database by the time it is acknowledged', async () => {
    const { pat, thea } = await meet()
    const tab = await tabOf(pat)
    const another = new pg.Client({ connectionString: app.url })
    await another.connect()
    for (let i = 0; i < 20; i++) {
      const reply = await tab.send(draftOf(pat, thea, `message ${i}`))
      const id = 'message' in reply ? reply.message._id : undefined
      const { rowCount } = await another.query('SELECT 1 FROM messages WHERE id = $1', [id])
      expect(rowCount).toBe(1)
    }
    await another.end()
  })

  test('the same clientId again stores nothing new, one after the other or all at once', async () => {
    const { pat, thea } = await meet()
    const [tab, other] = [await tabOf(pat), await tabOf(pat)]
    const draft = draftOf(pat, thea, 'Once', randomUUID())
    const first = await tab.send(draft)
    const again = { ...draft, clientId: draft.clientId!.toUpperCase() }
    expect(await tab.send(again)).toEqual(first)

    const storm = draftOf(pat, thea, 'Storm', randomUUID())
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? tab : other).send(storm)),
    )
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(replies[0]).toHaveProperty('message.seq', 2)
    expect(await storedBy(pat, thea)).toBe(2)
    await tab.send(draftOf(pat, thea, 'Last'))
    await until(() => textsOf(other).includes('Last'))
    expect(textsOf(other)).toEqual(['Once', 'Storm', 'Last'])
  })

  test('fifty messages from both sides at once arrive in one order, without a gap', async () => {
    const { pat, thea } = await meet()
    const [mine, theirs] = [await tabOf(pat), await tabOf(thea)]
    await mine.send(draftOf(pat, thea, 'first'))
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2 ? mine.send(draftOf(pat, thea, `p${i}`)) : theirs.send(draftOf(thea, pat, `t${i}`)),
      ),
    )
    const numbers = replies.map((reply) => ('message' in reply ? reply.message.seq : -1))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2))
    await until(() => mine.heard.length === 51 && theirs.heard.length === 51)
    const query = new URLSearchParams({ ...draftOf(pat, thea, ''), limit: '100' })
    const history = (await pat.call('GET', `/messages?${query}`)).body
    expect(history.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 51 }, (_, i) => i + 1),
    )
    const dates = history.map(({ date }: { date: string }) => date)
    expect(dates).toEqual(dates.toSorted())
    const bySeq = (tab: Tab) => tab.heard.toSorted((a, b) => a.seq - b.seq)
    expect(bySeq(mine)).toEqual(history)
    expect(bySeq(theirs)).toEqual(history)
  })

  test('two hundred messages sent without waiting are stored and told in the order sent', async () => {
    const { pat, thea } = await meet()
    const [mine, theirs] = [await tabOf(pat), await tabOf(thea)]
    const texts = Array.from({ length: 200 }, (_, i) => `message ${i}`)
    const replies = await Promise.all(texts.map((text) => mine.send(draftOf(pat, thea, text))))
    const placed = replies.map((reply) => ('message' in reply ? reply.message.seq : reply))
    expect(placed).toEqual(texts.map((_, i) => i + 1))
    await until(() => theirs.heard.length === texts.length)
    expect(textsOf(theirs)).toEqual(texts)
    expect(textsOf(mine)).toEqual(texts)
  })

  test('a colleague may be written to, and answers', async () => {
    const [one, other] = await Promise.all([signUpPractising(app), signUpPractising(app)])
    const [mine, theirs] = [await tabOf(one), await tabOf(other)]
    expect(await mine.send(draftOf(one, other, 'A question'))).toHaveProperty('message.seq', 1)
    expect(await theirs.send(draftOf(other, one, 'An answer'))).toHaveProperty('message.seq', 2)
  })

  test('an id in capitals is the same person and the same thread', async () => {
    const { pat, thea } = await meet()
    const [mine, theirs] = [await tabOf(pat), await tabOf(thea)]
    await mine.send(draftOf(pat, thea, 'one'))
    const shouted = { ...draftOf(pat, thea, 'two'), to: thea.id.toUpperCase() }
    expect(await mine.send(shouted)).toMatchObject({ message: { seq: 2, to: thea.id } })
    await until(() => theirs.heard.length === 2)
    expect((await pat.call('GET', '/messages/threads')).body).toHaveLength(1)
  })

  test('the longest message fits, in any script', async () => {
    const { pat, thea } = await meet()
    const tab = await tabOf(pat)
    for (const letter of ['a', '語', '🌻', '"', '\u0001']) {
      const text = letter.repeat(4_000)
      expect(await tab.send(draftOf(pat, thea, text)), letter).toHaveProperty(
        'message.message',
        text,
      )
    }
  })

  test('a reader’s other tabs hear that a thread was read', async () => {
    const { pat, thea } = await meet()
    const [mine, theirs] = [await tabOf(pat), await tabOf(thea)]
    await mine.send(draftOf(pat, thea, 'Hello'))
    const read = new Promise((done) => theirs.socket.on('read', done))
    const at = { partner: pat.id, partnerModel: 'User', seq: 1 }
    await thea.call('PUT', '/messages/read', at)
    expect(await read).toEqual(at)
  })
})

describe('refuses', () => {
  test('what is too long in words for whoever wrote it', async () => {
    const { pat, thea } = await meet()
    const tab = await tabOf(pat)
    expect(await tab.send(draftOf(pat, thea, 'x'.repeat(4_001)))).toMatchObject({
      error: 'Please use at most 4000 characters',
      field: 'message',
    })
  })

  test('what is empty, too long, holds NUL or is not a message, and names the field', async () => {
    const { pat, thea } = await meet()
    const tab = await tabOf(pat)
    const draft = draftOf(pat, thea, 'Hello')
    for (const message of ['', '  \n\t ', '\u200b', ' \u202e\u2066', '\u3164', '\u2800'])
      expect(await tab.send({ ...draft, message })).toEqual({ ignored: true })
    const wrong: [string, unknown][] = [
      ['message', 'x'.repeat(4_001)],
      ['message', 'a\u0000b'],
      ['message', 5],
      ['to', 'nobody'],
      ['toModel', 'Admin'],
      ['from', null],
      ['clientId', 'again'],
    ]
    for (const [field, value] of wrong)
      expect(await tab.send({ ...draft, [field]: value })).toMatchObject({ code: 'invalid', field })
    for (const payload of [null, 'text', 5, [], {}])
      expect(await tab.send(payload as object)).toMatchObject({ code: 'invalid' })
    expect(await storedBy(pat, thea)).toBe(0)
  })

  test('a receiver of the wrong kind, in a thread that exists too', async () => {
    const { pat, thea } = await meet()
    const tab = await tabOf(pat)
    const wrong = { ...draftOf(pat, thea, 'Hello'), toModel: 'User' }
    expect(await tab.send(wrong)).toMatchObject({ code: 'forbidden' })
    await tab.send(draftOf(pat, thea, 'Hello'))
    expect(await tab.send(wrong)).toMatchObject({ code: 'forbidden' })
    expect(await storedBy(pat, thea)).toBe(1)
  })

  test('a clientId that belongs to another thread', async () => {
    const { pat, thea } = await meet()
    const [tab, second] = [await tabOf(pat), await signUpPractising(app)]
    const clientId = randomUUID()
    await tab.send(draftOf(pat, thea, 'Hello', clientId))
    const elsewhere = await tab.send(draftOf(pat, second, 'Other', clientId))
    expect(elsewhere).toMatchObject({ code: 'invalid', field: 'clientId' })
    expect(await storedBy(pat, thea)).toBe(1)
  })

  test('a frame over 32 KB, and the connection with it', async () => {
    const { pat, thea } = await meet()
    const tab = await tabOf(pat)
    tab.socket.emit('sendMessage', draftOf(pat, thea, 'x'.repeat(40_000)))
    await tab.cut
    expect(await storedBy(pat, thea)).toBe(0)
  })

  test('an account that is gone', async () => {
    const { pat, thea } = await meet()
    const tab = await tabOf(pat)
    await tab.send(draftOf(pat, thea, 'Hello'))
    await thea.call('DELETE', `/therapists/${thea.id}`)
    expect(await tab.send(draftOf(pat, thea, 'Still there?'))).toMatchObject({
      code: 'not_found',
      error: 'This account was deleted',
    })
  })
})
