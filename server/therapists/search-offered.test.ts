import { expect, test } from 'vitest'
import { offer } from '../testing/choice-labels.ts'
import { searchAs } from '../testing/search-as.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
await app.pool.query('DELETE FROM therapists')
const pat = await signUp(app, 'user')

type Practice = { area: string; style: string; licence: string; services: string; about: string }

async function practise(name: string, { area, style, licence, services, about }: Practice) {
  const { id } = await signUpPractising(app, {
    specialization: [offer('specialization', area)],
    style: [offer('style', style)],
    licence: [offer('licence', licence)],
    services: [offer('services', services)],
    about: [offer('about', about)],
  })
  await app.pool.query('UPDATE therapists SET name = $2 WHERE id = $1', [id, name])
  return id
}

const abel = await practise('Abel Moss', {
  ...{ area: 'bipolar', style: 'calm', licence: 'psychiatrist' },
  ...{ services: 'assessments', about: 'military' },
})
await practise('Bea Lund', {
  ...{ area: 'grief', style: 'direct', licence: 'psychologist' },
  ...{ services: 'workshops', about: 'racism' },
})
const charge = (facts: object) =>
  app.pool.query(
    'INSERT INTO practice_facts VALUES ($1, $2) ON CONFLICT (therapist_id) DO UPDATE SET facts = $2',
    [abel, facts],
  )
await charge({ slidingScale: true, fee: { from: 40, to: 80, currency: 'EUR' } })

const { counts, named, read } = searchAs(pat)

test.each([
  ['psychiatrist', ['Abel Moss']],
  ['psychiatrist who can prescribe lithium', ['Abel Moss']],
  ['psychiatrist for grief', []],
  ['someone gentle', ['Abel Moss']],
  ['blunt', ['Bea Lund']],
  ['adhd assessment', []],
  ['an assessment', ['Abel Moss']],
  ['veteran', ['Abel Moss']],
  ['racism', ['Bea Lund']],
  ['someone gentle for grief', ['Bea Lund']],
])('%s', async (words, found) => {
  expect(await named(words)).toEqual(found)
  expect((await counts(words)).total).toBe(found.length)
})

test('leaves out, and says so, how somebody should be where nobody is with the rest', async () => {
  expect(await read('someone gentle')).toEqual(['Warm, or calm'])
  expect(await read('someone gentle for grief')).toEqual(['(gentle)', 'Grief and loss'])
})

test('says that nobody is free of charge, and finds who is', async () => {
  const notes = async (words: string) =>
    (await counts(words)).understood.flatMap(({ note }) => note ?? [])
  expect(await named('free of charge')).toEqual(['Abel Moss'])
  expect(await notes('free of charge')).toEqual([
    'Nobody here works free of charge: these charge by income.',
  ])
  expect(await notes('cheap')).toEqual([])
  await charge({ fee: { from: 0, to: 0, currency: 'EUR' } })
  expect(await named('free of charge')).toEqual(['Abel Moss'])
  expect(await notes('free of charge')).toEqual([])
})
