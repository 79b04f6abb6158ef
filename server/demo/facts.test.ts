import { licensingCountries } from '@attune/content/places/regions.ts'
import { PracticeFacts } from '@attune/contract/practice-facts.ts'
import { readPractice } from '@attune/engine/questionnaires/read-practice.ts'
import { describe, expect, test } from 'vitest'
import { checkedFacts } from '../practice-facts/check-facts.ts'
import { demoFacts } from './facts.ts'
import { demoProfiles } from './profiles.ts'
import { demoTherapists } from './therapists.ts'

const profiles = demoProfiles()
const today = new Date('2026-11-23T12:00:00Z')
const all = demoFacts(profiles, today)
const share = (of: (facts: PracticeFacts) => boolean) => all.filter(of).length / all.length

describe('the facts of the directory', () => {
  test('are the same every time', () => {
    expect(demoFacts(demoProfiles(), today)).toEqual(all)
    expect(all).toHaveLength(demoTherapists.length)
  })

  test('are such as the server would take, of towns that are there', async () => {
    for (const facts of all) {
      expect(PracticeFacts.parse(facts)).toEqual(facts)
      await checkedFacts(facts, today)
    }
  })

  test('fit what each has answered', () => {
    for (const [position, facts] of all.entries()) {
      const { codes } = readPractice(profiles[position]!.answers)
      expect(codes.specialization).toEqual(expect.arrayContaining(facts.mainAreas))
      expect(facts.onlineOnly).toBe(!codes.format.includes('in-person'))
      expect(facts.place !== null).toBe(codes.format.includes('in-person'))
      if (codes.clients.includes('children')) expect(facts.limits).not.toContain('under-18')
      const country = demoTherapists[position]![2]
      const licenses = licensingCountries.some((one) => one.country === country)
      expect(facts.regions.length > 0).toBe(licenses)
      for (const region of facts.regions) expect(region.startsWith(country)).toBe(true)
    }
  })

  test('are not all said, and seldom alike', () => {
    for (const blank of ['fee', 'nextStart', 'words', 'newPeopleAMonth'] as const) {
      expect(share((facts) => facts[blank] === null)).toBeGreaterThan(0)
      expect(share((facts) => facts[blank] === null)).toBeLessThan(0.7)
    }
    expect(share(({ closed }) => closed)).toBeLessThan(0.1)
    const said = all.flatMap(({ words }) => words ?? [])
    expect(new Set(said).size).toBeGreaterThan(said.length * 0.95)
  })
})
