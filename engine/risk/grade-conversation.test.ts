import type { Grade } from '@attune/contract/risk.ts'
import { expect, test } from 'vitest'
import { gradeConversation } from './grade-conversation.ts'

const calm = (messages: number) => Array<Grade>(messages).fill('none')

test('rises at once', () => {
  expect(gradeConversation([], 'imminent')).toBe('imminent')
  expect(gradeConversation(['none', 'distress'], 'possible')).toBe('possible')
})

test('a calm message does not undo what was said before', () => {
  expect(gradeConversation(['possible'], 'none')).toBe('possible')
  expect(gradeConversation(['imminent', ...calm(8)], 'none')).toBe('imminent')
})

test('sinks by a step in ten messages, to nothing in the end', () => {
  expect(gradeConversation(['imminent', ...calm(9)], 'none')).toBe('possible')
  expect(gradeConversation(['imminent', ...calm(19)], 'none')).toBe('distress')
  expect(gradeConversation(['imminent', ...calm(29)], 'none')).toBe('none')
})
