import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { outcome, send, startChat, storedTexts } from '../testing/chat.ts'
import { signUpPractising, write } from '../testing/sign-up.ts'
import { draftOf } from '../testing/sockets.ts'

const { app, meet, tabOf } = await startChat({ rateLimits: true })

async function inTouch() {
  const { pat, thea } = await meet()
  await write(app, pat, thea, 'Hello')
  const [patTab, theaTab] = await Promise.all([tabOf(pat), tabOf(thea)])
  return { pat, thea, patTab, theaTab }
}

describe('how much may be sent', () => {
  test('a therapist: three that the patient has not answered, however fast they are sent', async () => {
    const { pat, thea, patTab, theaTab } = await inTouch()
    const many = await Promise.all(Array.from({ length: 8 }, () => send(theaTab, thea, pat)))
    expect(many.filter((one) => one === 'stored')).toHaveLength(3)
    expect(many.filter((one) => one === 'not_yet')).toHaveLength(5)
    expect(await send(patTab, pat, thea, 'An answer')).toBe('stored')
    expect(await send(theaTab, thea, pat)).toBe('stored')
    const reply = await Promise.all([1, 2, 3].map(() => send(theaTab, thea, pat)))
    expect(reply.toSorted()).toEqual(['not_yet', 'stored', 'stored'])
  })

  test('a therapist whose patient has spoken of danger: nobody is kept from answering that', async () => {
    const { pat, thea, patTab, theaTab } = await inTouch()
    expect(await send(patTab, pat, thea, 'I want to kill myself tonight')).toBe('stored')
    const parts = Array.from({ length: 8 }, (_, n) => `part ${n}`)
    const sent = await Promise.all(parts.map((part) => send(theaTab, thea, pat, part)))
    expect(new Set(sent)).toEqual(new Set(['stored']))
    expect((await storedTexts(pat, thea)).slice(-8)).toEqual(parts)
  })

  test('a hint that only asks whether help would be welcome lets nobody write on', async () => {
    const { pat, thea, patTab, theaTab } = await inTouch()
    expect(await send(patTab, pat, thea, 'answer')).toBe('stored')
    const many = await Promise.all(Array.from({ length: 5 }, () => send(theaTab, thea, pat)))
    expect(many.toSorted()).toEqual(['not_yet', 'not_yet', 'stored', 'stored', 'stored'])
  })

  test('a message that is refused begins no conversation, and lets nobody write first', async () => {
    const { pat, thea, patTab } = await inTouch()
    const theo = await signUpPractising(app)
    const theoTab = await tabOf(theo)
    const clientId = randomUUID()
    expect(outcome(await patTab.send({ ...draftOf(pat, thea, 'Hello'), clientId }))).toBe('stored')
    const again = await patTab.send({ ...draftOf(pat, theo, 'Hello'), clientId })
    expect(again).toMatchObject({ code: 'invalid', field: 'clientId' })
    expect(await send(theoTab, theo, pat, 'unasked')).toBe('forbidden')
    const { rows } = await app.pool.query('SELECT 1 FROM threads WHERE $1 IN (a_id, b_id)', [
      theo.id,
    ])
    expect(rows).toEqual([])
  })

  test('two therapists write to each other as they like', async () => {
    const [one, other] = [await signUpPractising(app), await signUpPractising(app)]
    const tab = await tabOf(one)
    for (let n = 0; n < 5; n++) expect(await send(tab, one, other)).toBe('stored')
  })

  test('a patient: slowed from the tenth a day on, unless answered, and never with words of danger', async () => {
    const { pat, thea, patTab } = await inTouch()
    for (let n = 1; n < 10; n++) expect(await send(patTab, pat, thea, `word ${n}`)).toBe('stored')
    const slowed = await patTab.send(draftOf(pat, thea, 'one more about the weather'))
    expect(slowed).toMatchObject({
      code: 'not_yet',
      error: expect.stringMatching(/about 30 minutes/),
    })
    const many = await Promise.all([1, 2, 3].map(() => send(patTab, pat, thea, 'hello?')))
    expect(many).toEqual(['not_yet', 'not_yet', 'not_yet'])
    expect(await send(patTab, pat, thea, 'I want to kill myself tonight')).toBe('stored')
    await write(app, thea, pat, 'I am here')
    expect(await send(patTab, pat, thea, 'Thank you')).toBe('stored')
  })

  test('a message that is slowed once has waited long enough half an hour later', async () => {
    const { pat, thea, patTab } = await inTouch()
    for (let n = 1; n < 10; n++) await send(patTab, pat, thea, `word ${n}`)
    expect(await send(patTab, pat, thea)).toBe('not_yet')
    await app.pool.query(
      "UPDATE messages SET date = date - interval '31 minutes' WHERE from_id = $1",
      [pat.id],
    )
    expect(await send(patTab, pat, thea)).toBe('stored')
    expect(await send(patTab, pat, thea)).toBe('not_yet')
  })
})
