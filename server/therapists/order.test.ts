import { expect, test } from 'vitest'
import { offer } from '../testing/choice-labels.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'
import { languagesOf } from './order.ts'

const app = await startSharedApp()
await app.pool.query('DELETE FROM therapists')
const pat = await signUp(app, 'user')

async function practise(name: string, languages: string[], town: string, area = 'grief') {
  const { id } = await signUpPractising(app, {
    specialization: [offer('specialization', area)],
    language: languages.map((code) => offer('language', code)),
    format: [offer('format', 'video')],
  })
  const place = { name: town, country: 'GB', lat: 51.48, lon: -3.18 }
  await app.pool.query('UPDATE therapists SET name = $2 WHERE id = $1', [id, name])
  await app.pool.query('INSERT INTO practice_facts VALUES ($1, $2)', [id, { place }])
  return name
}

const alda = await practise('Alda Conti', ['it'], 'Cardiff')
const berta = await practise('Berta Weiss', ['de'], 'Bath')
const carol = await practise('Carol Hughes', ['en'], 'Bath')
const dora = await practise('Dora Klein', ['de', 'en'], 'Bath')

async function asked(path: string, words: string, acceptLanguage: string) {
  const query = new URLSearchParams({ words })
  const headers = { cookie: pat.cookie, 'accept-language': acceptLanguage }
  return (await app.app.inject({ url: `/api/therapists${path}?${query}`, headers })).json()
}
const named = async (words: string, acceptLanguage = '') =>
  (await asked('', words, acceptLanguage)).map(({ name }: { name: string }) => name)

test.each([
  ['by name where nothing is known of who searches', 'grief', '', [alda, berta, carol, dora]],
  ['who speaks the browser’s language', 'grief', 'en-GB,en;q=0.9', [carol, dora, alda, berta]],
  ['the likeliest of two first', 'grief', 'de,en;q=0.8', [berta, dora, carol, alda]],
  ['the language of the words', 'ich suche Hilfe, Trauer', 'en', [berta, dora, carol, alda]],
  ['not where a language is asked for', 'grief in Italian', 'en', [alda]],
  ['without words nobody is put first', '', 'en', [alda, berta, carol, dora]],
])('%s', async (_, words, acceptLanguage, found) => {
  expect(await named(words, acceptLanguage)).toEqual(found)
})

test('says so', async () => {
  const said = async (words: string, languages: string) =>
    (await asked('/counts', words, languages)).order
  expect(await said('grief', '')).toBe('in alphabetical order of their names')
  expect(await said('grief', 'de,en')).toBe('who speaks German or English first, then by name')
})

test('few words in a list are no language, and what no browser sends is none either', () => {
  expect(languagesOf('panic, grief, sleep', 'en-GB')).toEqual(['en'])
  expect(languagesOf('', ` ,x,${'q'.repeat(5_000)},EN;q=1,zz-ZZ,fr,de,es`)).toEqual([
    'en',
    'fr',
    'de',
  ])
})
