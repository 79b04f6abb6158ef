import { expect, test } from 'vitest'
import { offer } from '../testing/choice-labels.ts'
import { searchAs } from '../testing/search-as.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
await app.pool.query('DELETE FROM therapists')
const pat = await signUp(app, 'user')

type Practice = { hours: string[]; format: string[]; approach: string[] }

async function practise(name: string, { hours, format, approach }: Practice): Promise<string> {
  const { id } = await signUpPractising(app, {
    specialization: [offer('specialization', 'grief')],
    about: [offer('about', 'faith')],
    hours: hours.map((code) => offer('hours', code)),
    format: format.map((code) => offer('format', code)),
    approach: approach.map((code) => offer('approach', code)),
  })
  await app.pool.query('UPDATE therapists SET name = $2 WHERE id = $1', [id, name])
  return name
}

const abel = await practise('Abel Moss', {
  hours: ['mornings'],
  format: ['video'],
  approach: ['emdr'],
})
const bea = await practise('Bea Lund', {
  hours: ['mornings', 'evenings'],
  format: ['video', 'writing'],
  approach: ['emdr', 'cbt'],
})
const cleo = await practise('Cleo Hart', {
  hours: ['saturdays'],
  format: ['in-person'],
  approach: ['act'],
})
const dov = await practise('Dov Katz', {
  hours: ['afternoons'],
  format: ['phone'],
  approach: ['schema'],
})
const all = [abel, bea, cleo, dov]

const { counts, named, read } = searchAs(pat)

test.each([
  ['nobody who does EMDR', [bea, cleo, dov]],
  ['nobody who does not do EMDR', [abel, bea]],
  ['mornings don’t work', [bea, cleo, dov]],
  ['can’t do mornings or saturdays', [bea, dov]],
  ['no weekends', [abel, bea, dov]],
  ['anything but Tuesday evenings', all],
  ['evenings, can’t do mornings', [bea]],
  ['not on camera, just text', [bea]],
  ['no camera', [bea, cleo, dov]],
  ['not religious', all],
])('%s', async (words, found) => {
  expect(await named(words)).toEqual(found)
  expect((await counts(words)).total).toBe(found.length)
})

test('says what is not wanted and what of it is left out', async () => {
  expect(await read('no mornings, grief')).toEqual([
    'Other than weekday mornings',
    'Grief and loss',
  ])
  expect(await read('keine Kirche, grief')).toEqual(['(keine Kirche)', 'Grief and loss'])
})
