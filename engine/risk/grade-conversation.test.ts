import { describe, expect, test } from 'vitest'
import { gradeConversation, type Turn } from './grade-conversation.ts'
import { respondTo } from './respond.ts'

const me = (text: string): Turn => ({ by: 'person', text })
const software = (text: string): Turn => ({ by: 'software', text })
const calm = (messages: number) => Array<Turn>(messages).fill(me('What can help with sleep?'))
const asking = software(
  respondTo({
    grade: 'possible',
    about: 'writer',
    line: null,
    trustedPerson: null,
    therapist: null,
  }),
)

describe('the grade of the conversation', () => {
  test('rises at once, and a calm message does not undo what was said before', () => {
    expect(gradeConversation([], 'I want to die').grade).toBe('possible')
    const after = gradeConversation([me('I want to die')], 'ok, thanks')
    expect([after.grade, after.messageGrade]).toEqual(['possible', 'none'])
  })

  test('sinks by a step in ten messages, to nothing in the end', () => {
    const danger = me('I am going to kill myself tonight')
    const after = (messages: number) =>
      gradeConversation([danger, ...calm(messages)], 'How do I choose a therapist?').grade
    expect([8, 9, 19, 29].map(after)).toEqual(['imminent', 'possible', 'distress', 'none'])
  })

  test('taking it back is heard and stays at least distress', () => {
    for (const back of ['forget it', 'jk im fine', 'never mind lol', 'I was just joking'])
      expect(gradeConversation([me('i want to kill myself')], back).messageGrade, back).toBe(
        'distress',
      )
    expect(gradeConversation([me('I like tea')], 'forget it').messageGrade).toBe('none')
  })
})

describe('a message read after those before it', () => {
  test('yes to the plain question is danger, and no is not', () => {
    for (const yes of ['yes', 'Yeah.', 'i guess', 'sometimes', 'yes, every day', 'idk'])
      expect(gradeConversation([me('it is all too much'), asking], yes).messageGrade, yes).toBe(
        'possible',
      )
    for (const no of ['no', 'No, I am fine', 'nah', 'not at all'])
      expect(gradeConversation([me('it is all too much'), asking], no).messageGrade, no).toBe(
        'none',
      )
    expect(gradeConversation([software('Would you like an exercise?')], 'yes').messageGrade).toBe(
      'none',
    )
  })

  test('means, a time or a farewell after the wish to die is imminent', () => {
    for (const more of [
      'tonight',
      'i have the pills',
      'its too late',
      'i already took them',
      'I’m on the bridge',
    ])
      expect(gradeConversation([me('i want to die'), asking], more).messageGrade, more).toBe(
        'imminent',
      )
    for (const more of ['tonight', 'I have the pills the dentist gave me'])
      expect(gradeConversation([me('How was your day?')], more).messageGrade).not.toBe('imminent')
  })

  test('insisting stays danger', () => {
    expect(gradeConversation([me('i want to die')], 'im not joking').messageGrade).toBe('possible')
  })
})

test('it says who is in danger, and where in the message', () => {
  const told = gradeConversation([], 'My brother says he wants to die')
  expect(told.about).toBe('other')
  expect(gradeConversation([], 'my husband hits me').about).toBe('hurt')
  expect(gradeConversation([me('my husband hits me')], 'I want to die').about).toBe('writer')
  expect(gradeConversation([], 'Nice weather').about).toBe(null)
  const now = 'so tired. i have the pills'
  const { start, end } = gradeConversation([me('i want to die')], now).because[0]!
  expect(now.slice(start, end)).toBe('have the pills')
})

test('what the software said is not graded', () => {
  expect(gradeConversation([software('Some people say: I want to die.')], 'hello').grade).toBe(
    'none',
  )
})
