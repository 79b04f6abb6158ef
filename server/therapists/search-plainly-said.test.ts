import { expect, test } from 'vitest'
import { offer } from '../testing/choice-labels.ts'
import { searchAs } from '../testing/search-as.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
await app.pool.query('DELETE FROM therapists')
const pat = await signUp(app, 'user')

type Practice = { area: string; language: string; format: string; country: string; place: object }

async function practise(name: string, { area, language, format, country, place }: Practice) {
  const { id } = await signUpPractising(app, {
    specialization: [offer('specialization', area)],
    language: [offer('language', language)],
    format: [offer('format', format)],
    country: [offer('country', country)],
    years: [offer('years', name === 'Matteo Rossi' ? 'years-20' : 'years-2')],
  })
  await app.pool.query('UPDATE therapists SET name = $2 WHERE id = $1', [id, name])
  await app.pool.query('INSERT INTO practice_facts VALUES ($1, $2)', [id, { place }])
}

const leeds = { name: 'Leeds', country: 'GB', lat: 53.8, lon: -1.55 }
const york = { name: 'New York City', country: 'US', lat: 40.71, lon: -74.01 }
await practise('Ines Solberg', {
  area: 'grief',
  language: 'en',
  format: 'video',
  country: 'GB',
  place: leeds,
})
await practise('Matteo Rossi', {
  area: 'panic',
  language: 'it',
  format: 'in-person',
  country: 'GB',
  place: { name: 'Siena', country: 'IT', lat: 43.32, lon: 11.33 },
})
await practise('Nora Diaz', {
  area: 'sleep',
  language: 'es',
  format: 'phone',
  country: 'US',
  place: york,
})

const { counts, named } = searchAs(pat)

const [ines, matteo, nora] = ['Ines Solberg', 'Matteo Rossi', 'Nora Diaz']
const all = [ines, matteo, nora]

test.each([
  ['pa\u200bn\u00adic', [matteo]],
  ['matter', all],
  ['enuresis breakdown', all],
  ['matt', [matteo]],
  ['grief matt', [ines]],
  ['not Ines', [matteo, nora]],
  ['anyone but Dr Solberg', [matteo, nora]],
  ['not in my town (Leeds)', [matteo, nora]],
  ['therapist in Italy', [matteo]],
  ['england', [ines, matteo]],
  ['in person in Italy', [matteo]],
  ['in person in England', []],
  ['Texas', [nora]],
  ['nyc', [nora]],
  ['italian or spanish', [matteo, nora]],
  ['italian, spanish', []],
  ['not in English', [matteo, nora]],
  ['grief, panic', [ines, matteo]],
  ['grief, panic, by phone', []],
  ['20 years of experience', [matteo]],
])('%s', async (words, found) => {
  expect(await named(words)).toEqual(found)
  expect((await counts(words)).total).toBe(found.length)
})

test('says why others are found than were asked for', async () => {
  const noteOf = async (words: string) =>
    (await counts(words)).understood.flatMap(({ note }) => note ?? [])
  expect(await noteOf('therapist in Poland')).toEqual([
    'Nobody here practises in Poland: these work online.',
  ])
  expect(await noteOf('grief, panic')).toEqual([
    'Nobody here works with all of these concerns: who works with most comes first.',
  ])
  expect(await noteOf('grief or panic')).toEqual([])
  expect(await noteOf('Portland, Oregon')).toEqual([
    'Nobody here practises in Portland: these work online with a licence for that country.',
  ])
})

test('tells a name that is not wanted from one that is', async () => {
  const [not] = (await counts('not Ines')).understood
  expect(not).toMatchObject({ kind: 'name', label: 'Ines', isDenied: true, without: 3 })
  expect((await counts('Ines')).understood[0]).not.toHaveProperty('isDenied')
})
