import { everywhere, helpLines } from '@attune/content/help-lines/help-lines.ts'
import { countries } from '@attune/content/questionnaires/countries.ts'
import { HelpLine } from '@attune/contract/risk.ts'
import { expect, test } from 'vitest'
import { helpLinesFor } from './help-lines-for.ts'

/** No source for a number could be confirmed; beside these lines the page says "your local emergency number". */
const noEmergencyNumber = ['BR', 'JP', 'SG', 'ZA']

test('every line is of the shape that pages draw, and can be reached', () => {
  for (const line of helpLines) {
    expect(HelpLine.safeParse(line).error, line.name).toBeUndefined()
    expect(line.phone ?? line.text ?? line.chat ?? line.url, line.name).toBeTruthy()
    for (const link of [line.chat, line.url]) expect(link ?? 'https://').toMatch(/^https:\/\//)
  }
})

test('every country that can be chosen has one main line, first, that answers a call', () => {
  for (const { code } of countries) {
    const lines = helpLinesFor(code)
    expect(lines.map(({ country }) => country)).toEqual(lines.map(() => code))
    expect(lines.map(({ primary }) => primary)).toEqual(lines.map((_, i) => i === 0))
    expect(lines[0]?.phone, code).toBeTruthy()
  }
})

test('every line names the emergency number of its country, but for the documented few', () => {
  const without = helpLines.filter(({ emergency }) => !emergency).map(({ country }) => country)
  expect([...new Set(without)].toSorted()).toEqual([...noEmergencyNumber, everywhere].toSorted())
})

test('an unknown country and none lead to the directories, findahelpline.com first', () => {
  for (const country of [null, '', 'XX', 'FR2'])
    expect(helpLinesFor(country)[0]).toMatchObject({ url: 'https://findahelpline.com/' })
  expect(helpLinesFor('gb')).toEqual(helpLinesFor('GB'))
})
