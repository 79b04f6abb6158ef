import { expect, test } from 'vitest'
import { helpLinesFor } from '../help/help-lines-for.ts'
import { gradeText, isDanger } from './grade-text.ts'
import { respondTo, type Situation } from './respond.ts'

const people: Pick<Situation, 'line' | 'trustedPerson' | 'therapist'> = {
  line: helpLinesFor('GB')[0]!,
  trustedPerson: { name: 'Sam', phone: '+44 20 7946 0000' },
  therapist: { _id: '0d7c2f4e-6a53-4c9e-8f0e-5a1f6f0c9b11', name: 'Dr Amara Okafor' },
}
const nobody = { line: null, trustedPerson: null, therapist: null }

const situations = (['distress', 'possible', 'imminent'] as const).flatMap((grade) =>
  (['writer', 'hurt', 'other', null] as const).flatMap((about) =>
    [people, nobody].flatMap((known) =>
      [true, false].map((asked): Situation => ({ grade, about, ...known, asked })),
    ),
  ),
)

test('whatever the situation: it says it is software, asks at most once, names no illness and no method', () => {
  for (const situation of situations) {
    const text = respondTo(situation)
    if (!situation.asked) expect(text).toContain('I am software')
    expect(text.match(/May I ask plainly/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(text).not.toMatch(
      /!|you have (?!to\b)|disorder|diagnos|depress|pills|rope|bridge|undefined|null/i,
    )
    expect(text.length).toBeLessThan(900)
  }
})

test('danger brings one plain question, the line and the trusted person', () => {
  for (const grade of ['possible', 'imminent'] as const) {
    const text = respondTo({ grade, about: 'writer', ...people })
    expect(text).toMatch(/May I ask plainly: are you/)
    for (const part of ['Samaritans', '116 123', 'Sam', '999']) expect(text).toContain(part)
    expect(text).toContain('You can keep writing here')
  }
})

test('nobody is led to wait for a therapist, who may read it days later', () => {
  const withGrade = (grade: Situation['grade']) => respondTo({ grade, about: 'writer', ...people })
  for (const grade of ['distress', 'possible'] as const)
    expect(withGrade(grade)).toMatch(/Dr Amara Okafor may not see a message soon\..* do not wait/)
  expect(withGrade('imminent')).not.toContain('Okafor')
  const alone = respondTo({ grade: 'possible', about: 'writer', ...people, trustedPerson: null })
  expect(alone).toContain('someone you trust')
})

test('imminent danger names the emergency number before the line, and the local one where none is known', () => {
  const text = respondTo({ grade: 'imminent', about: 'writer', ...people })
  expect(text.indexOf('999')).toBeLessThan(text.indexOf('116 123'))
  expect(respondTo({ grade: 'imminent', about: 'writer', ...nobody })).toContain(
    'call your local emergency number',
  )
})

test('it never asks again what it asked', () => {
  expect(respondTo({ grade: 'possible', about: 'writer', ...people, asked: true })).not.toContain(
    'May I ask',
  )
})

test('what it says, read as a text, is graded calm where it speaks of other people', () => {
  const text = respondTo({ grade: 'distress', about: null, ...people })
  expect(isDanger(gradeText(text).grade)).toBe(false)
})
