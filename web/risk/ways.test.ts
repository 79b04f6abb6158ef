import type { Help, HelpLine } from '@attune/contract/risk.ts'
import { describe, expect, test } from 'vitest'
import { plainNote } from './plain-note.ts'
import { waysOf } from './ways.ts'

const line = (change: Partial<HelpLine>): HelpLine => ({
  ...{ name: 'Line', country: 'US', countryName: 'United States', kind: 'suicide-crisis' },
  ...{ type: 'Crisis', phone: '988', text: null, chat: null, url: null, hours: null, cost: null },
  ...{ emergency: '911', primary: true, audience: 'everyone', languages: [] },
  ...change,
})
const abuse = line({ kind: 'domestic-abuse', phone: '1-800', primary: false })
const help = (...lines: HelpLine[]): Help => ({
  ...{ country: 'US', lines, trustedPerson: null, therapist: null },
})
const hrefs = (note: Partial<typeof plainNote>, ...lines: HelpLine[]) =>
  waysOf({ ...plainNote, ...note }, help(...lines), undefined).map(({ href }) => href)

describe('who is offered first', () => {
  test('the line of the kind that fits, else the main one of the country', () => {
    const kinds = ['domestic-abuse', 'suicide-crisis'] as const
    expect(hrefs({ kinds: [...kinds] }, line({}), abuse)).toEqual(['tel:1800'])
    expect(hrefs({ kinds: [...kinds] }, line({}))).toEqual(['tel:988'])
    expect(hrefs({ kinds: ['substance-use'] }, line({}), abuse)).toEqual(['tel:988'])
  })

  test('the emergency number where there may be no time, alone for a body in danger', () => {
    expect(hrefs({ emergencyFirst: true }, line({}))).toEqual(['tel:911', 'tel:988'])
    expect(hrefs({ emergencyFirst: true, kinds: [] }, line({}))).toEqual(['tel:911'])
  })

  test('the way to the lines, where no number is known', () => {
    expect(hrefs({}, line({ phone: null, emergency: null }))[0]).toBe('/help')
    expect(hrefs({ emergencyFirst: true, kinds: [] })[0]).toBe('/help')
  })
})

test('a line that is not for everyone says for whom', () => {
  const [women, men] = ['women (England)', 'men'].map((audience) => line({ audience }))
  const labels = waysOf(plainNote, help(women!, { ...men!, phone: '0808' }), undefined)
  expect(labels.map(({ label }) => label)).toEqual(['Call 988 · women', 'Call 0808 · men'])
})

test('a number keeps its order between words that run from right to left', () => {
  const note = { ...plainNote, labels: { ...plainNote.labels, call: 'اتصال {number}' } }
  const [way] = waysOf(note, help(line({ phone: '0808 2000 247' })), undefined)
  expect(way?.label).toContain('\u20660808 2000 247\u2069')
})
