import { premadeQuestions } from '@attune/contract/chatbot.ts'
import { describe, expect, test } from 'vitest'
import { assertsDisorder } from '../diagnosis/wording.ts'
import { answer, isPremade } from './answer.ts'
import { asked, outOfDomain } from './asked.ts'
import { heldOut, heldOutOfDomain } from './held-out.ts'
import { library } from './library.ts'
import { replies } from './replies.ts'

const entryOf = (message: string, earlier?: string[]) => answer(message, earlier).entry
const allTexts = [...library.map((entry) => entry.answer), ...Object.values(replies)]

describe('finds', () => {
  const missedOf = (questions: typeof asked) =>
    questions
      .map(([question, entry]) => ({ question, entry, got: entryOf(question) }))
      .filter(({ entry, got }) => entry !== got)

  test('at least 95 of 100 questions it was widened for', () => {
    const missed = missedOf(asked)
    const share = 1 - missed.length / asked.length
    expect(share, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.95)
  })

  // Low, and honestly so: it knows words, not meanings. It was 54 % when first measured.
  test('at least half of the questions it has never met, and little else', () => {
    const missed = missedOf(heldOut)
    expect(1 - missed.length / heldOut.length).toBeGreaterThanOrEqual(0.5)
    const answered = heldOutOfDomain.filter((question) => entryOf(question) !== null)
    expect(answered.length).toBeLessThanOrEqual(1)
  })

  test('every entry by each of its own phrasings, unless it speaks of danger', () => {
    const missed = library.flatMap(({ id, phrasings }) =>
      phrasings
        .map((phrasing) => ({ phrasing, id, ...answer(phrasing) }))
        .filter(({ entry, grade }) => entry !== id && (grade === 'none' || grade === 'distress')),
    )
    expect(missed.map(({ phrasing, id, entry }) => [phrasing, id, entry])).toEqual([])
  })

  test('the five premade questions', () => {
    expect(premadeQuestions.map((question) => entryOf(question))).toEqual([
      'matching',
      'privacy',
      'first-session',
      'calm-now',
      'cost',
    ])
    expect(premadeQuestions.every(isPremade)).toBe(true)
    expect(isPremade('What does it cost')).toBe(false)
  })

  test('a question with a greeting, a typing slip or in capitals', () => {
    expect(entryOf('Hi there, what does it cost?')).toBe('cost')
    expect(entryOf('how do i delet my acount')).toBe('delete-account')
    expect(entryOf('I CANNOT SLEEP')).toBe('sleep')
    expect(entryOf('hey!')).toBe('hello')
  })

  test.each([
    ['and how long does it take?', 'What is CBT?', 'how-long'],
    ['and does it work?', 'What is EMDR?', 'does-it-work'],
    ['and how long does it take?', 'I wrote to her and there is no reply', 'no-reply'],
    ['what about EMDR?', 'What is CBT?', 'emdr'],
    ['and what does it cost?', 'How does Attune find a therapist for me?', 'cost'],
    ['and couples?', 'What is group therapy?', 'couples'],
  ])('%s after “%s”', (message, before, entry) => {
    expect(entryOf(message, [before])).toBe(entry)
  })
})

describe('does not know', () => {
  test.each(outOfDomain)('%s', (question) => {
    const { answer: text, grade, entry } = answer(question)
    expect([grade, entry]).toEqual(['none', null])
    expect(text).toMatch(/^I don’t know that\. I am software/)
  })

  test.each(['', '???', '🌻', 'asdf qwer', 'x'.repeat(2_000)])('nonsense: %s', (message) => {
    expect(answer(message).entry).toBe(null)
  })

  test('but names what comes near, in words it understands', () => {
    const { answer: text, entry } = answer('is my tea confidential on mars')
    const named = [...text.matchAll(/“(.*?)”/g)].map(([, question]) => question!)
    expect([entry, named.length > 0]).toEqual([null, true])
    for (const question of named) expect(entryOf(question)).not.toBe(null)
  })

  test('more than it has said', () => {
    expect(answer('tell me more', ['What is CBT?']).answer).toBe(replies.noMore)
  })
})

describe('puts danger first', () => {
  const dangers = [
    'I want to kill myself',
    'I do not want to live any more',
    'I will end it tonight',
  ]
  test.each(dangers)('%s', (message) => {
    const { answer: text, grade } = answer(message)
    expect(['possible', 'imminent']).toContain(grade)
    expect(text).toMatch(/I am software/)
    expect(text).toMatch(/help lines/)
    expect(text.match(/\?/g)).toHaveLength(1)
  })

  test('also inside a question it could answer', () => {
    const { entry, grade } = answer('What does it cost? I want to kill myself')
    expect([entry, grade === 'none']).toEqual([null, false])
  })

  test('speaks of safety to someone who is hurt by another', () => {
    const said = answer('my husband hit me yesterday')
    expect([said.answer, said.grade]).toEqual([replies.hurtBySomeone, 'possible'])
  })

  test('and asks only once', () => {
    const [message] = dangers
    const first = answer(message!)
    const again = answer('I just want to be dead', [message!])
    expect(again.answer).not.toBe(first.answer)
    expect(again.answer).not.toContain('?')
  })
})

describe('what it says', () => {
  test('is short, plain, and claims no condition', () => {
    for (const text of allTexts) {
      expect(text.length, text).toBeLessThanOrEqual(600)
      expect(text).not.toMatch(/[<>!]/)
      const claims = text.split(/(?<=[.?:])\s+|\n/).filter(assertsDisorder)
      expect(claims).toEqual([])
    }
  })

  test('says often enough that it is software, and where help is', () => {
    for (const text of [replies.unknown, replies.possible, replies.imminent, replies.stillThere])
      expect(text).toContain('I am software')
    expect(replies.unknown).toContain('/help')
  })

  test('has ids of its own and phrasings that no other entry has', () => {
    const ids = library.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const phrasings = library.flatMap((entry) => entry.phrasings.map((p) => p.toLowerCase()))
    expect(phrasings.filter((one, i) => phrasings.indexOf(one) !== i)).toEqual([])
  })

  test('comes within milliseconds for the longest message', () => {
    const start = performance.now()
    answer('why can I not sleep and worry '.repeat(66))
    expect(performance.now() - start).toBeLessThan(100)
  })
})
