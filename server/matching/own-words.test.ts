import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import type { Match } from '@attune/contract/matching.ts'
import { heardIn } from '@attune/engine/matching/said-facts.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { asJob } from '../lib/person.ts'
import { loadTextModels } from '../lib/text-models.ts'
import { offer, wish } from '../testing/choice-labels.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'
import { readHeardWishes } from '../wish-facts/store.ts'

const models = loadTextModels()
const hear = (text: string) => heardIn(models, text)

describe('what is heard', () => {
  test.each([
    ['My mother died in spring and I still lay the table for two.', 'grief'],
    ['I lie awake until four every night and drag myself through the day.', 'sleep'],
    ['My heart races, my hands shake and I worry about everything.', 'anxiety'],
  ] as const)('%s', (text, concern) =>
    expect<readonly ConcernSlug[]>(hear(text)).toContain(concern),
  )

  test.each([
    ['Meine Mutter ist gestorben, und ich kann seit Wochen nicht schlafen.', 'sleep'],
    ['Desde que murió mi padre no levanto cabeza.', 'grief'],
    ['Geceleri uyuyamıyorum, sabaha kadar dönüp duruyorum.', 'sleep'],
  ] as const)('in other languages too: %s', (text, concern) =>
    expect(hear(text)).toContain(concern),
  )

  test('is nothing where nothing in particular is said, or it is denied', () => {
    expect(hear('Hello.')).toEqual([])
    expect(hear('I do not drink, and I never gamble.')).toEqual([])
  })
})

const app = await startSharedApp()
const anxious = await signUpPractising(app, {
  specialization: [offer('specialization', 'anxiety')],
})
const grieving = await signUpPractising(app, { specialization: [offer('specialization', 'grief')] })
let patient: SignedUp
beforeEach(async () => {
  patient = await signUp(app, 'user')
  await answerIntake(patient, { brings: [wish('brings', 'unsure')] })
})
const say = (firstWords: string | null) =>
  patient.call('PUT', `/users/${patient.id}/wish-facts`, { firstWords })
const listed = async () =>
  ((await patient.call('GET', `/matching/match/${patient.id}`)).body as Match[]).map(
    ({ _id }) => _id,
  )

test('the list follows what somebody says in their own words, and what they say instead', async () => {
  await say('My wife died in spring, and I miss her in every room of this house.')
  expect((await listed())[0]).toBe(grieving.id)
  await say('I panic before every meeting, my heart races and I worry all day.')
  expect((await listed())[0]).toBe(anxious.id)
})

test('an explanation names the words without quoting them, and adds up to the match shown', async () => {
  await say('Quokka. My wife died in spring, and I miss her in every room of this house.')
  await listed()
  const { body } = await patient.call('GET', `/matching/match/${patient.id}/explain/${grieving.id}`)
  expect(body.factors[0].yours).toContain('What you wrote in your own words')
  expect(body.shown.recomputed).toBe('same')
  expect(JSON.stringify(body)).not.toContain('Quokka')
})

test('what was heard goes with the words', async () => {
  const before = await listed()
  await say('My wife died in spring, and I miss her in every room of this house.')
  await listed()
  await say(null)
  expect(await listed()).toEqual(before)
})

test('what a therapist writes of how they work is quoted beside it, and the patient’s words are not', async () => {
  const writing = await signUpPractising(app, {
    specialization: [offer('specialization', 'grief')],
  })
  await writing.call('PUT', `/therapists/${writing.id}/practice-facts`, {
    words: 'I work slowly with people whose wife or husband died.',
  })
  await say('Quokka. My wife died in spring, and I miss her in every room of this house.')
  expect((await listed())[0]).toBe(writing.id)
  const { body } = await patient.call('GET', `/matching/match/${patient.id}/explain/${writing.id}`)
  const factor = body.factors.find(({ key }: { key: string }) => key === 'words')
  expect(factor.yours).toContain('In your own words: grief and loss')
  expect(factor.theirs[0]).toMatch(/^“.*died”, in how they work$/)
  expect(body.shown.recomputed).toBe('same')
  expect(JSON.stringify(body)).not.toContain('Quokka')
})

test('words are listened to once, and anew only once they have changed', async () => {
  const { db, vault } = app.context
  const heard: string[] = []
  const read = () =>
    asJob('test', () =>
      readHeardWishes(db, vault, patient.id, (text) => {
        heard.push(text)
        return ['grief']
      }),
    )
  await say('Numbat')
  expect((await Promise.all([read(), read()])).map((one) => one?.heard)).toEqual([
    ['grief'],
    ['grief'],
  ])
  heard.length = 0
  expect((await read())?.heard).toEqual(['grief'])
  expect(heard).toEqual([])
  await say('Quokka')
  await read()
  expect(heard).toEqual(['Quokka'])
  expect(await placesOf(app.pool, 'Quokka', 'Numbat')).toEqual([])
})
