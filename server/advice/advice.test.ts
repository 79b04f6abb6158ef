import { get } from 'node:http'
import { modules } from '@attune/content/advice/modules.ts'
import { conclusionMark, stepItem } from '@attune/contract/advice.ts'
import { describe, expect, test } from 'vitest'
import { changeMemory } from '../recommendations/store.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp({ adviceWithin: 2_400 })
const url = await app.listen()

const ask = (who: SignedUp, signal?: AbortSignal) =>
  fetch(`${url}/api/advice/${who.id}`, {
    headers: { cookie: who.cookie },
    ...(signal && { signal }),
  })
const latest = async (who: SignedUp) => (await who.call('GET', `/users/${who.id}/advice`)).body
const titlesOf = (text: string) =>
  modules.filter(({ title }) => text.includes(`: ${title}</h3>`)).map(({ title }) => title)
const stepOf = (text: string) => modules.find(({ today }) => text.includes(today))!

/** Milliseconds to the first piece, and then to the end, over a real socket. */
function timesOf(who: SignedUp): Promise<{ first: number; whole: number; pieces: number }> {
  const start = performance.now()
  const since = () => performance.now() - start
  return new Promise((resolve, reject) => {
    get(`${url}/api/advice/${who.id}`, { headers: { cookie: who.cookie } }, (reply) => {
      let first = 0
      let pieces = 0
      reply.on('data', () => {
        first ||= since()
        pieces++
      })
      reply.on('end', () => resolve({ first, whole: since(), pieces }))
      reply.on('error', reject)
    }).on('error', reject)
  })
}

describe.concurrent('works', () => {
  test('advice arrives as text, ends with the conclusion, and is kept as it was', async () => {
    const pat = await signUp(app, 'user')
    expect(await latest(pat)).toBe(null)
    await answerIntake(pat)
    const reply = await ask(pat)
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const text = await reply.text()
    expect(text).toContain('Hello Pat.')
    expect(text).toContain('made by software')
    expect(text.split(conclusionMark)[1]).toMatch(/software/i)
    expect(text).toContain('<details><summary>More</summary>')
    const kept = await latest(pat)
    expect(kept.text).toBe(text)
    expect(Date.now() - Date.parse(kept.at)).toBeLessThan(20_000)
  })

  test('the next advice has other things to try', async () => {
    const pat = await signUp(app, 'user')
    await answerIntake(pat)
    const texts = [await (await ask(pat)).text(), await (await ask(pat)).text()] as const
    const [first, second] = texts.map(titlesOf)
    expect(first!.length).toBeGreaterThanOrEqual(2)
    expect(second!.filter((title) => first!.includes(title))).toEqual([])
    const paragraphs = (text: string) =>
      [...text.matchAll(/<(p|li)>(.*?)<\/\1>/g)].map(([all]) => all)
    const before = new Set(paragraphs(texts[0]))
    expect(paragraphs(texts[1]).filter((one) => before.has(one))).toEqual([])
  })

  test('the step is asked about on the next day, until the person answers', async () => {
    const pat = await signUp(app, 'user')
    await answerIntake(pat)
    const step = stepOf(await (await ask(pat)).text())
    expect((await latest(pat)).ask).toBe(null)
    const day = 24 * 60 * 60 * 1000
    const { db, vault } = app.context
    await changeMemory(db, vault, pat.id, new Date(), (memory) => ({
      ...memory,
      advised: memory.advised.map((one) => ({ ...one, at: one.at - day })),
    }))
    expect((await latest(pat)).ask).toEqual({ item: stepItem(step.id), title: step.title })
    expect(await (await ask(pat)).text()).toContain(`“${step.title}”`)
    const helped = `/users/${pat.id}/helped/${stepItem(step.id)}`
    expect((await pat.call('PUT', helped, { helped: false })).status).toBe(204)
    expect((await latest(pat)).ask).toBe(null)
    expect(await (await ask(pat)).text()).toMatch(/did not help|was not right for you/)
  })

  test('someone who wrote to a therapist today is not sent to one', async () => {
    const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    await answerIntake(pat)
    await write(app, pat, thea, 'Hello')
    const text = await (await ask(pat)).text()
    expect(text.split(conclusionMark)[1]).toMatch(/wrote to a therapist today|to a therapist/)
    expect(text).not.toMatch(/page Therapists|a therapist can help/)
  })

  test('it speaks of recent entries where the person allowed it, and of what helped', async () => {
    const [pat, quiet] = await Promise.all([signUp(app, 'user'), signUp(app, 'user')])
    const entry = { title: 'Night', content: 'I could not sleep at all, awake until four again.' }
    for (const [who, allowed] of [
      [pat, true],
      [quiet, false],
    ] as const) {
      await who.call('PUT', `/users/${who.id}/journal-consent`, { allowed })
      await who.call('PUT', `/users/${who.id}/helped/box-breathing`, { helped: true })
      await who.call('POST', `/users/${who.id}/journals`, entry)
    }
    const analysed = async () =>
      (await pat.call('GET', `/diagnosis/${pat.id}`)).body.journalAnalysis !== undefined
    await expect.poll(analysed).toBe(true)
    const said = await (await ask(pat)).text()
    expect(said).toContain('one entry')
    expect(said).toContain('“Box breathing”')
    expect(await (await ask(quiet)).text()).not.toContain('one entry')
  })

  test('it knows the hour where the person is, and names none where nobody knows', async () => {
    const pat = await signUp(app, 'user')
    const textAt = async (query: string) => {
      const headers = { cookie: pat.cookie }
      return (await fetch(`${url}/api/advice/${pat.id}${query}`, { headers })).text()
    }
    expect(await textAt('?timeZone=Asia/Tokyo')).toMatch(
      /<h3>For (?:tonight|this \w+day (?:morning|afternoon|evening)): /,
    )
    for (const query of ['', '?timeZone=Nowhere'])
      expect(await textAt(query)).toContain('<h3>For today: ')
  })

  test('someone who answered nothing is told so', async () => {
    const pat = await signUp(app, 'user')
    expect(await (await ask(pat)).text()).toMatch(
      /not answered the questions yet|Without your answers|still open/,
    )
  })
})

test('it begins at once, comes in many pieces and takes less than three seconds', {
  retry: 2,
}, async () => {
  const pat = await signUp(app, 'user')
  await answerIntake(pat)
  // Neighbours on the machine can hold one up; they do not hold up two in a row.
  const times = [await timesOf(pat), await timesOf(pat)]
  expect(Math.min(...times.map(({ first }) => first))).toBeLessThan(100)
  expect(Math.min(...times.map(({ whole }) => whole))).toBeLessThan(3_000)
  for (const { pieces } of times) expect(pieces).toBeGreaterThan(20)
})

describe.concurrent('refuses', () => {
  test('to keep what the reader left in the middle', async () => {
    const pat = await signUp(app, 'user')
    const leaving = new AbortController()
    const left = await ask(pat, leaving.signal)
    const { value } = await left.body!.getReader().read()
    expect(value!.length).toBeGreaterThan(0)
    leaving.abort()
    // Another person's whole advice takes longer than what was left of this one.
    const other = await signUp(app, 'user')
    await (await ask(other)).text()
    expect(await latest(other)).not.toBe(null)
    expect(await latest(pat)).toBe(null)
  })

  test('to start from another site', async () => {
    const pat = await signUp(app, 'user')
    const headers = { cookie: pat.cookie, 'sec-fetch-site': 'cross-site' }
    const { statusCode } = await app.app.inject({ url: `/api/advice/${pat.id}`, headers })
    expect(statusCode).toBe(403)
  })
})

describe.concurrent('never leaks', () => {
  test('advice to anyone else', async () => {
    const pat = await signUp(app, 'user')
    for (const who of [await signUp(app, 'user'), await signUp(app, 'therapist')])
      for (const path of [`/advice/${pat.id}`, `/users/${pat.id}/advice`])
        expect((await who.call('GET', path)).status).toBe(403)
  })

  test('a word of it to whoever reads the database', async () => {
    const pat = await signUp(app, 'user')
    const [title] = titlesOf(await (await ask(pat)).text())
    expect(await placesOf(app.pool, title!, 'made by software')).toEqual([])
    expect(await placesOf(app.pool, pat.id)).toContain('advices.user_id')
  })
})
