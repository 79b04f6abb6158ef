import { aboutAttune } from '@attune/content/chatbot/entries/about-attune.ts'
import { library } from '@attune/content/chatbot/entries/library.ts'
import { replies } from '@attune/content/chatbot/replies.ts'
import { describe, expect, test } from 'vitest'
import type { DangerModel } from '../danger/danger-model.ts'
import { answer } from './answer.ts'

/** Hears a little danger in whatever is said. */
const anxious: DangerModel = {
  version: 'test',
  read: () => ({
    ...{ grade: 'none', soft: true, confirms: false, danger: 1, imminent: -1 },
    ...{ family: 'suicide', whose: 'self', known: 1 },
  }),
}
const said = (text: string, earlier: string[] = []) =>
  answer(text, { role: 'user', earlier, dangerModel: anxious }).answer

describe('what a model alone hears', () => {
  test.each([
    'How do I cancel my appointment?',
    'cancel my session on thursday please',
    'How do I leave the room?',
    'How do I delete my account?',
    'What does it cost?',
    'How long does it take until somebody answers me here?',
    'How long do I have to wait for an answer?',
    'how long until they reply',
    'How soon will a therapist answer my message?',
  ])('is not asked about where nothing but the site is: %s', (text) =>
    expect(said(text)).not.toContain(replies.ifItIsHeavy),
  )

  test.each([
    'How do I cancel my appointment? I will not need it where I am going',
    'cancel my session on thursday, by thursday i am at peace',
    'How do I leave the room and this life?',
    'How do I delete my account, he found it',
    'What does it cost to die?',
    'how do I cancel me please',
    'how do I end her',
    'how do I end my tomorrow',
    'How do I leave?',
    'somebody answer me',
    'How long do I have to wait here, answer me',
    'how long does it take somebody answer me',
    'How long do I have to answer for what I did?',
    'How long until nobody has to answer me?',
    'How long does it take?',
    'How do I delete my account and me?',
    'I feel low',
  ])('is asked about where there is more: %s', (text) =>
    expect(said(text)).toMatch(new RegExp(`${replies.ifItIsHeavy}|emergency`)),
  )

  test('is asked about after danger, whatever is asked then', () => {
    const earlier = ['I want to kill myself']
    const asker = { role: 'user', earlier, dangerModel: anxious } as const
    expect(answer('How do I delete my account?', asker).recalled?.earlier).toBe('suicide')
  })
})

test('every id that is said to be of the site is one of the library', () => {
  const ids = new Set(library.map(({ id }) => id))
  expect([...aboutAttune].filter((id) => !ids.has(id))).toEqual([])
})
