import { randomUUID } from 'node:crypto'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Question } from '@attune/content/questionnaires/question.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { otherChoice } from '@attune/contract/questionnaires.ts'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  answerPractice,
  answersTo,
  type SignedUp,
  signUp,
  signUpPractising,
} from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')

const of = (questions: readonly Question[], key: string) =>
  questions.find((question) => question.key === key)!
const labels = (question: Question) => question.choices.map(({ label }) => label)

const answer = (question: Question | string, chosen: unknown, as = pat) => {
  const question_id = typeof question === 'string' ? question : question._id
  const path =
    as.role === 'user' ? `/users/${as.id}/user-answers` : `/therapists/${as.id}/therapist-answers`
  return as.call('POST', path, { question_id, answer: chosen })
}

const profile = async (thea: SignedUp) => (await thea.call('GET', `/therapists/${thea.id}`)).body
const answersOf = async ({ id }: SignedUp) =>
  (await pat.call('GET', `/therapists/${id}/therapist-answers`)).body

describe('works', () => {
  test('both questionnaires are there for anyone, in order, without what is ours', async () => {
    for (const [url, questions] of [
      ['/api/user-questions', patientQuestions],
      ['/api/therapist-questions', therapistQuestions],
    ] as const) {
      const list = (await app.app.inject(url)).json()
      expect(list.map(({ _id }: { _id: string }) => _id)).toEqual(questions.map(({ _id }) => _id))
      expect(list[0].choices).toEqual(labels(questions[0]!))
      expect(Object.keys(list[0]).sort()).toEqual([
        '_id',
        'choices',
        'hint',
        'open',
        'question',
        'short',
      ])
    }
  })

  test('answering again replaces the answer under the same id', async () => {
    const question = of(patientQuestions, 'brings')
    const [first, second] = labels(question)
    const one = await answer(question, [first])
    expect([one.status, one.body]).toEqual([
      201,
      { _id: expect.any(String), question_id: question._id, user_id: pat.id, answer: [first] },
    ])
    const two = await answer(question, [first, second])
    expect(two.body).toEqual({ ...one.body, answer: [first, second] })
    const all = (await pat.call('GET', `/users/${pat.id}/user-answers`)).body
    expect(all).toEqual([two.body])
  })

  test('one question answered by ten requests at once holds one answer', async () => {
    const ada = await signUp(app, 'user')
    const question = of(patientQuestions, 'brings')
    await Promise.all(
      labels(question)
        .slice(0, 10)
        .map((label) => answer(question, [label], ada)),
    )
    expect((await ada.call('GET', `/users/${ada.id}/user-answers`)).body).toHaveLength(1)
  })

  test('the last missing answer opens the practice, when all are posted in parallel too', async () => {
    const thea = await signUp(app, 'therapist')
    const [last, ...others] = answersTo(therapistQuestions)
    for (const { question_id, answer: chosen } of others) await answer(question_id, chosen, thea)
    expect(await profile(thea)).toMatchObject({ isActive: false, questionsSubmitted: false })
    await answer(last!.question_id, last!.answer, thea)
    expect(await profile(thea)).toMatchObject({ isActive: true, questionsSubmitted: true })

    const hasty = await signUp(app, 'therapist')
    const replies = await answerPractice(hasty)
    expect(replies.every(({ status }) => status === 201)).toBe(true)
    expect(await profile(hasty)).toMatchObject({ isActive: true, questionsSubmitted: true })
    expect(await answersOf(hasty)).toHaveLength(therapistQuestions.length)
  })

  test('a deactivated therapist stays inactive, whatever they answer', async () => {
    const thea = await signUpPractising(app)
    await app.pool.query(
      'UPDATE therapists SET deactivated_at = now(), is_active = false WHERE id = $1',
      [thea.id],
    )
    const [first] = answersTo(therapistQuestions)
    await answer(first!.question_id, first!.answer, thea)
    expect(await profile(thea)).toMatchObject({ isActive: false })
  })

  test('the profile fields follow the answers', async () => {
    const specialization = of(therapistQuestions, 'specialization')
    const years = therapistQuestions.find(({ question }) => question.includes('experience'))!
    const thea = await signUpPractising(app)
    const [one, two] = labels(specialization)
    await answer(specialization, [two, one, `${otherChoice}: Grief after a pet`], thea)
    const lasting = labels(years).find((label) => /\d/.test(label))!
    await answer(years, [lasting], thea)
    const fields = await profile(thea)
    expect(fields.specialization).toBe(`${one}, ${two}, Grief after a pet`)
    expect(fields.experience).toBe(lasting)
    expect(fields.yearsOfWork).toBe(Math.min(...lasting.match(/\d+/g)!.map(Number)))
    const list = (await pat.call('GET', `/therapists?ids=${thea.id}`)).body
    expect(list[0]).toEqual(fields)
  })

  test('a preview reads answers as the profile would, and keeps nothing of them', async () => {
    const thea = await signUp(app, 'therapist')
    const specialization = of(therapistQuestions, 'specialization')
    const [one] = labels(specialization)
    const written = [one!, `${otherChoice}: Loss of a horse`, 'no such choice']
    const { status, body } = await thea.call('POST', `/therapists/${thea.id}/practice-preview`, {
      answers: [{ question_id: specialization._id, answer: written }],
    })
    expect([status, body]).toEqual([
      200,
      {
        specialization: `${one}, Loss of a horse`,
        yearsOfWork: null,
        experience: '',
        approach: '',
        clients: '',
        additionalServices: '',
      },
    ])
    const kept = await thea.call('GET', `/therapists/${thea.id}/therapist-answers`)
    expect([kept.status, kept.body]).toEqual([200, []])
    expect((await thea.call('GET', `/therapists/${thea.id}`)).body.specialization).toBe('')
  })

  test('an answer is edited under its own id', async () => {
    const thea = await signUpPractising(app)
    const [first] = await answersOf(thea)
    const question = therapistQuestions.find(({ _id }) => _id === first.question_id._id)!
    const choice = labels(question)[1]
    const url = `/therapists/${thea.id}/therapist-answers/${first._id}`
    const { status, body } = await thea.call('PUT', url, { answer: [choice] })
    expect([status, body]).toEqual([200, { ...first, answer: [choice] }])
    expect((await answersOf(thea))[0]).toEqual(body)
    expect(body.question_id.question).toBe(question.question)
  })

  test('a hundred words of one’s own are kept as typed', async () => {
    const thea = await signUp(app, 'therapist')
    const text = `${otherChoice}: ${Array.from({ length: 100 }, (_, i) => `w${i}`).join(' ')}`
    const question = of(therapistQuestions, 'specialization')
    expect((await answer(question, [text], thea)).body.answer).toEqual([text])
  })
})

describe('refuses', () => {
  const brings = of(patientQuestions, 'brings')
  const single = patientQuestions.find(({ question }) => question.includes('distressing thoughts'))!
  test.each([
    ['no choice', brings, []],
    ['a choice the question does not have', brings, ['Something else']],
    ['a choice of another question', brings, [labels(single)[0]]],
    ['one choice twice', brings, [labels(brings)[0], labels(brings)[0]]],
    ['two choices where one is asked for', single, labels(single).slice(0, 2)],
    ['own words where none are offered', single, [`${otherChoice}: mine`]],
    ['an empty choice', brings, ['']],
  ])('%s', async (_, question, chosen) => {
    const before = (await pat.call('GET', `/users/${pat.id}/user-answers`)).body
    const reply = await answer(question, chosen)
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid'])
    expect(reply.body.field).toMatch(/^answer/)
    expect((await pat.call('GET', `/users/${pat.id}/user-answers`)).body).toEqual(before)
  })

  test('a hundred and one words, or one word as long as a book', async () => {
    const thea = await signUp(app, 'therapist')
    const question = of(therapistQuestions, 'specialization')
    for (const text of ['w '.repeat(101), 'w'.repeat(1_001)]) {
      const reply = await answer(question, [`${otherChoice}: ${text}`], thea)
      expect([reply.status, reply.body.field]).toEqual([400, 'answer'])
    }
  })

  test('a question there is not, or one of the other questionnaire', async () => {
    for (const id of [randomUUID(), therapistQuestions[0]._id]) {
      const reply = await answer(id, ['x'])
      expect([reply.status, reply.body.field]).toEqual([400, 'question_id'])
    }
  })

  test('two answers where a therapist is asked for their years', async () => {
    const thea = await signUp(app, 'therapist')
    const years = therapistQuestions.find(({ question }) => question.includes('experience'))!
    expect((await answer(years, labels(years).slice(0, 2), thea)).status).toBe(400)
  })

  test('an edit that leaves nothing chosen', async () => {
    const thea = await signUpPractising(app)
    const [first] = await answersOf(thea)
    const url = `/therapists/${thea.id}/therapist-answers/${first._id}`
    const reply = await thea.call('PUT', url, { answer: [] })
    expect(reply.body).toMatchObject({
      error: 'You must choose at least one answer.',
      code: 'invalid',
    })
    expect((await answersOf(thea))[0]).toEqual(first)
  })

  test('an answer in another’s name, or one of a colleague', async () => {
    const other = await signUp(app, 'user')
    const draft = { question_id: brings._id, answer: [labels(brings)[0]], user_id: other.id }
    expect((await pat.call('POST', `/users/${pat.id}/user-answers`, draft)).status).toBe(403)
    const [thea, colleague] = [await signUpPractising(app), await signUpPractising(app)]
    const [first] = await answersOf(colleague)
    const url = `/therapists/${thea.id}/therapist-answers/${first._id}`
    expect((await thea.call('PUT', url, { answer: first.answer })).status).toBe(404)
  })
})

describe('never leaks', () => {
  test('an answer to whoever reads the database', async () => {
    const rare = labels(of(patientQuestions, 'brings'))[14]!
    await answer(of(patientQuestions, 'brings'), [rare])
    expect(await placesOf(app.pool, rare)).toEqual([])
  })

  test('a therapist’s answers to a stranger', async () => {
    const thea = await signUpPractising(app)
    const reply = await app.app.inject(`/api/therapists/${thea.id}/therapist-answers`)
    expect(reply.statusCode).toBe(401)
  })
})

describe('answers that are changed later', () => {
  const change = (person: SignedUp, answers: object[]) =>
    person.call('PUT', `/users/${person.id}/user-answers`, { answers })
  const brings = of(patientQuestions, 'brings')
  const hashOf = async (person: SignedUp) =>
    (await person.call('GET', `/diagnosis/${person.id}`)).body.initialDiagnosis.made.inputsHash
  const answersNow = async (person: SignedUp) =>
    (await person.call('GET', `/users/${person.id}/user-answers`)).body

  test('take the summary with them', async () => {
    const ada = await signUp(app, 'user')
    await answerIntake(ada)
    const before = await hashOf(ada)
    const [, other] = labels(brings)
    const { status, body } = await change(ada, [{ question_id: brings._id, answer: [other] }])
    expect(status).toBe(200)
    expect(body).toHaveLength(patientQuestions.length)
    expect(await answersNow(ada)).toEqual(body)
    expect(await hashOf(ada)).not.toBe(before)
  })

  test('are changed all or none', async () => {
    const ada = await signUp(app, 'user')
    await answerIntake(ada)
    const before = await answersNow(ada)
    const reply = await change(ada, [
      { question_id: brings._id, answer: [labels(brings)[1]] },
      { question_id: of(patientQuestions, 'format')._id, answer: ['By pigeon'] },
    ])
    expect([reply.status, reply.body.field]).toEqual([400, 'answer'])
    expect(await answersNow(ada)).toEqual(before)
  })

  test('are no way round the questionnaire', async () => {
    const ada = await signUp(app, 'user')
    const reply = await change(ada, [{ question_id: brings._id, answer: [labels(brings)[0]] }])
    expect(reply.status).toBe(400)
    expect(await answersNow(ada)).toEqual([])
  })

  test('are nobody else’s to change', async () => {
    const [ada, thea] = [await signUp(app, 'user'), await signUpPractising(app)]
    await answerIntake(ada)
    for (const stranger of [pat, thea]) {
      const url = `/users/${ada.id}/user-answers`
      const answers = [{ question_id: brings._id, answer: [labels(brings)[1]] }]
      expect((await stranger.call('PUT', url, { answers })).status).toBe(403)
    }
  })
})
