import { describe, expect, test } from 'vitest'
import { assertsDisorder } from './asserts-disorder.ts'

describe('takes as a claim', () => {
  test.each([
    'You have depression.',
    'You may have generalised anxiety.',
    'You’ve got OCD.',
    'You probably suffer from low mood.',
    'You are bipolar.',
    "You're clearly depressed.",
    'Your anxiety is severe.',
    'Your severe depression needs care.',
    'They have ADHD.',
    'She is depressed.',
    'This indicates panic disorder.',
    'A diagnosis of PTSD is likely.',
    'You show symptoms of burnout.',
    'Your sleep is a sign of depression.',
  ])('%s', (sentence) => expect(assertsDisorder(sentence)).toBe(true))
})

describe('takes as a description', () => {
  test.each([
    'Your answers describe patterns often discussed under anxiety and worry.',
    'You said this has been with you for several years.',
    'Your answers do not point strongly at one theme yet.',
    'Low mood and depression',
    'Trauma and PTSD',
    'You deserve help from a person with this.',
  ])('%s', (sentence) => expect(assertsDisorder(sentence)).toBe(false))
})
