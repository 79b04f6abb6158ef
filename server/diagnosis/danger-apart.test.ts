import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()

async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await answerIntake(pat)
  return { pat, thea }
}

const read = (who: SignedUp, pat: SignedUp) => who.call('GET', `/diagnosis/${pat.id}`)
const choiceLabel = (key: string, code: string) =>
  patientQuestions
    .find((question) => question.key === key)!
    .choices.find((choice: { code: string }) => choice.code === code)!.label
const lifeThoughts = choiceLabel('thoughts', 'life')
const unsafeHome = choiceLabel('life', 'unsafe')

test('answers about danger are a choice of their own, and say nothing by being left out', async () => {
  const { pat, thea } = await meet()
  await answerIntake(pat, {
    brings: ['Trouble sleeping'],
    thoughts: [lifeThoughts],
    life: [unsafeHome],
  })
  await write(app, pat, thea, 'Hello')
  const preview = (await pat.call('GET', `/users/${pat.id}/sharing-preview`)).body
  const told = Object.values<{ text: string; danger: boolean }[]>(preview.summary).flat()
  const dangers = told.filter(({ danger }) => danger).map(({ text }) => text)
  expect(dangers.join(' ')).toMatch(/hurting themselves.*hurts or controls them/)
  const choose = (danger: boolean) =>
    pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, {
      summary: true,
      danger,
      journals: false,
    })
  const textsRead = async () => {
    const { initialDiagnosis: one } = (await read(thea, pat)).body
    return [...one.diagnosis, ...one.emotions, ...one.therapist_specialties]
  }
  await choose(true)
  expect(await textsRead()).toEqual(told.map(({ text }) => text))
  await choose(false)
  const { body } = await read(thea, pat)
  expect(body.withheld).toEqual(['danger', 'journalAnalysis'])
  expect(await textsRead()).toEqual(told.filter(({ danger }) => !danger).map(({ text }) => text))
  for (const text of dangers) expect(JSON.stringify(body)).not.toContain(text)
  const safe = (await meet()).pat
  await write(app, safe, thea, 'Hello')
  await safe.call('PUT', `/users/${safe.id}/grants/${thea.id}`, {
    summary: true,
    danger: false,
    journals: false,
  })
  expect((await read(thea, safe)).body.withheld).toEqual(body.withheld)
})
