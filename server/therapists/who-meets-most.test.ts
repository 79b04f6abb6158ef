import { expect, test } from 'vitest'
import { offer } from '../testing/choice-labels.ts'
import { nextOf } from '../testing/next-of.ts'
import { searchAs } from '../testing/search-as.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
await app.pool.query('DELETE FROM therapists')
const pat = await signUp(app, 'user')

type Practice = { areas: string[]; format: string; hours: string; town: string; country: string }

async function practise(
  name: string,
  { areas, format, hours, town, country }: Practice,
): Promise<string> {
  const { id } = await signUpPractising(app, {
    specialization: areas.map((area) => offer('specialization', area)),
    format: [offer('format', format)],
    hours: [offer('hours', hours)],
  })
  const place = { name: town, country, lat: 50, lon: 5 }
  await app.pool.query('UPDATE therapists SET name = $2 WHERE id = $1', [id, name])
  await app.pool.query('INSERT INTO practice_facts VALUES ($1, $2)', [id, { place }])
  return name
}

const [video, room] = ['video', 'in-person']
const [evenings, mornings] = ['evenings', 'mornings']
const at = (town: string, country = 'GB') => ({ town, country })
const abel = await practise('Abel Moss', {
  ...{ areas: ['grief'], format: video, hours: mornings, ...at('Leeds') },
})
const bea = await practise('Bea Lund', {
  ...{ areas: ['panic', 'sleep'], format: video, hours: evenings, ...at('York') },
})
const cleo = await practise('Cleo Hart', {
  ...{ areas: ['panic'], format: room, hours: mornings, ...at('Leeds') },
})
const dov = await practise('Dov Katz', {
  ...{ areas: ['sleep'], format: video, hours: evenings, ...at('Siena', 'IT') },
})

const { counts, named } = searchAs(pat)

test.each([
  ['of three concerns two', 'grief, panic, sleep', [bea, abel, cleo, dov]],
  ['of a concern and a time the time too', 'panic in the afternoon', [bea, cleo]],
  ['of two concerns one, at the time that is asked for', 'grief and panic, evenings', [bea]],
  ['two concerns and a time, without one that is met', 'panic and sleep, evenings', [bea]],
  ['a concern in a town where nobody has it: online', 'sleep in Leeds', [bea, dov]],
  ['a concern in a town, in the room', 'sleep in Leeds in person', []],
  ['nothing but wishes: one of them', 'EMDR in the evenings', [bea, dov]],
  ['a country that is not wanted', 'sleep, not in Italy', [bea]],
  ['not in Italy', 'not in Italy', [abel, bea, cleo]],
])('%s', async (_, words, found) => {
  expect(await named(words)).toEqual(found)
  expect((await counts(words)).total).toBe(found.length)
})

test('says so, and names the country that is not wanted', async () => {
  const notesOf = async (words: string) => {
    const { understood, order } = await counts(words)
    return [understood.flatMap(({ note }) => note ?? []), order]
  }
  expect(await notesOf('grief, panic, sleep')).toEqual([
    ['Nobody here works with all of these concerns: who works with most comes first.'],
    'who meets most of it first, then by name',
  ])
  expect(await notesOf('panic in the afternoon')).toEqual([
    ['Nobody here meets all of this: who meets most of it comes first.'],
    'who meets most of it first, then by name',
  ])
  expect(await notesOf('panic and sleep')).toEqual([[], 'in alphabetical order of their names'])
  const [, country] = (await counts('sleep, not in Italy')).understood
  expect(country).toMatchObject({ kind: 'country', label: 'Not in Italy' })
})

test('goes on in that order from page to page', async () => {
  const found: string[] = []
  let page = await pat.call('GET', '/therapists?words=grief,+panic,+sleep&limit=1')
  for (;;) {
    found.push(...page.body.map(({ name }: { name: string }) => name))
    const next = nextOf(page.headers.link)
    if (!next) break
    page = await pat.call('GET', next)
  }
  expect(found).toEqual([bea, abel, cleo, dov])
})
