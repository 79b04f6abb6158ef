import { describe, expect, test } from 'vitest'
import { send, startChat } from '../testing/chat.ts'
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
    for (let n = 0; n < 6; n++) expect(await send(theaTab, thea, pat, `${n}`)).toBe('stored')
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
