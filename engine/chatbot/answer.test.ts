import { library } from '@attune/content/chatbot/entries/library.ts'
import { replies } from '@attune/content/chatbot/replies.ts'
import { premadeQuestions } from '@attune/contract/chatbot.ts'
import { describe, expect, test } from 'vitest'
import { assertsDisorder } from '../diagnosis/asserts-disorder.ts'
import { answer, isPremade } from './answer.ts'
import { noContacts } from './answer-danger.ts'
import { recall } from './recall.ts'

const ask = (message: string, earlier: string[] = []) => answer(message, { role: 'user', earlier })
const entryOf = (message: string, earlier?: string[]) => ask(message, earlier).entry

describe('finds', () => {
  test('every entry by each of its own phrasings, unless it speaks of danger', () => {
    const missed = library.flatMap(({ id, phrasings }) =>
      phrasings
        .map((phrasing) => ({ phrasing, id, ...answer(phrasing) }))
        .filter(({ entry, grade }) => entry !== id && (grade === 'none' || grade === 'distress')),
    )
    expect(missed.map(({ phrasing, id, entry }) => [phrasing, id, entry])).toEqual([])
  }, 60_000)

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
    ['what about couples?', 'What is CBT?', 'couples'],
    ['and what does it cost?', 'How does Attune find a therapist for me?', 'cost'],
    ['and couples?', 'What is group therapy?', 'couples'],
    ['can she see it?', 'What is the journal for?', 'what-therapist-sees'],
    ['how do i delete it', 'What is the journal for?', 'delete-journal'],
    ['can i change it later?', 'Why do you ask so many questions?', 'change-answers'],
    ['is it safe', 'Should I take antidepressants?', 'medication'],
    ['and if she does not reply?', 'What should I write in my first message?', 'no-reply'],
  ])('%s after “%s”', (message, before, entry) => {
    expect(entryOf(message, [before])).toBe(entry)
  })

  test('one of the questions it offered, by “yes” or “the second one”', () => {
    const unclear = 'does the moon see my journal'
    const { suggestions, isUnknown } = ask(unclear)
    expect([isUnknown, suggestions.length]).toEqual([true, 2])
    expect(ask('yes please', [unclear]).entry).toBe(entryOf(suggestions[0]!))
    expect(ask('the second one', [unclear]).entry).toBe(entryOf(suggestions[1]!))
  })

  test('pages that are for the one who asks', () => {
    const labels = (role: 'user' | 'therapist' | null) =>
      answer('How do I stop sharing my summary?', { role, earlier: [] }).links.map(({ to }) => to)
    expect([labels('user'), labels('therapist'), labels(null)]).toEqual([['/profile'], [], []])
  })
})

describe('remembers and knows whom it speaks with', () => {
  test.each([
    ['and how much is that?', 'What is CBT?', 'cost'],
    ['and for therapists?', 'What does it cost?', 't-cost'],
    ['how long?', 'What is CBT?', 'how-long'],
  ])('%s after “%s”', (message, before, entry) => {
    expect(entryOf(message, [before])).toBe(entry)
  })

  test('“why?” leads on to what stands beside the question before', () => {
    const { answer: text, suggestions } = ask('why?', ['What does it cost?'])
    expect([text, suggestions.length]).toEqual([replies.noMore, 2])
  })

  test.each([
    ['How do I get verified?', 'therapist-licence'],
    ['do you charge therapists', 't-cost'],
    ['my patient said she wants to kill herself', 'patient-in-danger'],
  ])('a therapist asks: %s', (message, entry) => {
    expect(answer(message, { role: 'therapist', earlier: [] }).entry).toBe(entry)
  })

  test('what one side alone can use is not told to the other', () => {
    const sides = { user: 'patient', therapist: 'therapist' } as const
    for (const role of ['user', 'therapist'] as const)
      for (const message of ['change my answers', 'how do i pause', 'where is the summary']) {
        const { entry } = answer(message, { role, earlier: [] })
        const audience = library.find(({ id }) => id === entry)?.audience ?? sides[role]
        expect(audience, message).toBe(sides[role])
      }
  })

  test.each([
    ['Can I stop taking my medication?', 'stop-medication'],
    ['will my boss find out', 'employer-knows'],
    ['nothing helps', 'nothing-helps'],
  ])('%s is no crisis', (message, entry) => {
    expect(ask(message)).toMatchObject({ entry, danger: null })
  })
})

describe('does not know', () => {
  test.each([
    '',
    '???',
    '🌻',
    'asdf qwer',
    'x',
    'aaaa!',
    'x'.repeat(2_000),
    '\u0000\u202e',
    'ß'.repeat(500),
  ])('nonsense: %s', (message) => {
    const { entry, isUnknown, answer: text } = ask(message)
    expect([entry, isUnknown]).toEqual([null, true])
    expect(text).toMatch(/^I don’t know that\. I am software/)
  })

  test('and offers only questions that it answers', () => {
    const { suggestions } = ask('does the moon see my journal')
    for (const question of suggestions) expect(entryOf(question)).not.toBe(null)
  })

  test.each(['tell me more', 'why?', 'and what else'])('more than it has said: %s', (message) => {
    expect(ask(message, ['What is CBT?']).answer).toBe(replies.noMore)
  })

  test('what was said earlier where nothing leans on it', () => {
    expect(entryOf('I cannot sleep', ['What does it cost?'])).toBe('sleep')
  })
})

describe('puts danger first', () => {
  const dangers = [
    'I want to kill myself',
    'I do not want to live any more',
    'I will end it tonight',
  ]
  const asking = /May I ask plainly/g

  test.each(dangers)('%s', (message) => {
    const { answer: text, grade, danger, links } = ask(message)
    expect(['possible', 'imminent']).toContain(grade)
    expect([danger?.asked, text.match(asking)?.length]).toEqual([false, 1])
    expect(text).toMatch(/I am software/)
    expect(links.map(({ to }) => to)).toEqual(['/help'])
  })

  test('also inside a question it could answer, and before what is one’s own', () => {
    for (const message of [
      'What does it cost? I want to kill myself',
      'show my last entry, I want to kill myself',
    ]) {
      const { entry, own, grade } = ask(message)
      expect([entry, own, grade === 'none']).toEqual([null, null, false])
    }
  })

  test('speaks of safety to someone who is hurt by another', () => {
    const said = ask('my husband hit me yesterday')
    expect([said.danger?.about, said.grade]).toEqual(['hurt', 'possible'])
    expect(said.answer).toContain('It is not your fault')
  })

  test.each(dangers)('and asks only once, however it goes on: %s', (message) => {
    const again = ask(message, ['hello', dangers[0]!])
    expect(again.danger?.asked).toBe(true)
    expect(again.answer).not.toMatch(asking)
  })

  test('takes “yes” for the answer to what it asked', () => {
    const { danger, entry } = ask('yes', [dangers[1]!])
    expect([danger?.asked, entry]).toEqual([true, null])
    expect(ask('yes', ['What is CBT?']).danger).toBe(null)
  })

  test('keeps help in sight after it, and answers what is asked', () => {
    const later = ask('What is CBT?', [dangers[0]!])
    expect([later.entry, later.grade]).toEqual(['cbt', 'possible'])
    expect(recall(later.recalled!, noContacts)).toMatch(
      /not forgotten .*\/help.* call your emergency number/,
    )
  })

  test.each(['ok', 'what now', 'Help me', 'Is anybody there?', 'hm', 'Quetzalcoatl'])(
    'says nothing but who listens where nothing else is asked: %s',
    (message) => {
      const again = ask(message, [dangers[0]!])
      expect([again.entry, again.danger?.asked, again.isUnknown]).toEqual([null, true, false])
      expect(again.answer).toContain('emergency')
      expect(again.answer).not.toMatch(asking)
      expect(again.suggestions).toEqual([])
    },
  )

  test.each(['thanks', 'thank you', 'danke'])(
    'takes thanks as thanks, after who listens: %s',
    (message) => {
      const thanked = ask(message, [dangers[0]!])
      expect(thanked.danger).toBeFalsy()
      expect(recall(thanked.recalled!, noContacts)).toMatch(/Help|Hilfe/)
      expect(thanked.answer).toMatch(/welcome|[Gg]ern/)
    },
  )

  test('keeps to what was said last: a medical emergency comes first again, in its language', () => {
    const { recalled } = ask('How do I sign out?', ['I took too many tablets an hour ago'])
    expect(recall(recalled!, noContacts)).toContain('before anything else')
    const german = ask('Wie melde ich mich ab?', ['Ich will nicht mehr leben']).recalled
    expect(recall(german!, noContacts)).toContain('wichtiger als dies')
  })

  test('a therapist who asked for a patient is not taken for somebody in danger', () => {
    for (const told of [
      'My patient wants to kill himself',
      'One of my patients took an overdose',
    ]) {
      expect(answer(told, { role: 'therapist', earlier: [] }).entry).toBe('patient-in-danger')
      const { recalled, entry } = answer('What is CBT?', { role: 'therapist', earlier: [told] })
      expect([recalled, entry]).toEqual([null, 'cbt'])
    }
    for (const own of ['I want to die', 'I took an overdose after my patient left']) {
      expect(answer(own, { role: 'therapist', earlier: [] }).danger).not.toBeNull()
      expect(answer('ok', { role: 'therapist', earlier: [own] }).danger?.asked).toBe(true)
    }
  })
})

describe('what it says', () => {
  test('is short, plain, and claims no condition', () => {
    for (const text of [...library.map((entry) => entry.answer), ...Object.values(replies)]) {
      expect(text.length, text).toBeLessThanOrEqual(600)
      expect(text).not.toMatch(/[<>!]/)
      const claims = text.split(/(?<=[.?:])\s+|\n/).filter(assertsDisorder)
      expect(claims).toEqual([])
    }
  })

  test('says often enough that it is software, and where help is', () => {
    for (const text of [replies.unknown, replies.unknownButNear, replies.unknownInDistress])
      expect(text).toMatch(/I am software/)
    expect(replies.unknown).toContain('/help')
  })

  test('has ids of its own, and four phrasings or more that no other entry has', () => {
    const ids = library.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(400)
    for (const { id, phrasings } of library) expect(phrasings.length, id).toBeGreaterThanOrEqual(4)
    const all = library.flatMap((entry) => entry.phrasings.map((one) => one.toLowerCase()))
    expect(all.filter((one, i) => all.indexOf(one) !== i)).toEqual([])
  })

  test('comes within milliseconds for the longest message', { retry: 2 }, () => {
    const start = performance.now()
    ask('why can I not sleep and worry '.repeat(66))
    expect(performance.now() - start).toBeLessThan(200)
  })
})
