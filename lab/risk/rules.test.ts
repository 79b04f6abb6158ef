import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finderOf } from '@attune/engine/risk/compile.ts'
import { gradeBy, gradeText, isDanger, rank } from '@attune/engine/risk/grade-text.ts'
import { families, rules } from '@attune/engine/risk/rules.ts'
import { words } from '@attune/engine/risk/words.ts'
import { describe, expect, test } from 'vitest'

/** Its grade, and whether a rule that needs nobody's word says so. */
const strength = ({ grade, because }: ReturnType<typeof gradeText>) =>
  2 * rank(grade) + (because.some(({ sure }) => sure) ? 1 : 0)

describe('each rule', () => {
  test.each(rules)('$family: $name: taken out, its example says less', (rule) => {
    const others = finderOf(rules.filter((one) => one !== rule))
    const whole = gradeText(rule.example)
    expect(whole.because.map(({ rule: name }) => name)).toContain(rule.name)
    expect(strength(whole)).toBeGreaterThan(strength(gradeBy(others, rule.example)))
  })

  test.each(rules.flatMap(({ name, counter }) => (counter ? [{ name, counter }] : [])))(
    '$name: leaves alone: $counter',
    ({ counter }) => {
      expect(isDanger(gradeText(counter).grade)).toBe(false)
    },
  )
})

/** What a stranger wrote, who had not read the rules, and they had not heard. */
test.each([
  ['i have pills here and i might take them all', true],
  ['someone at home forces me to do things at night', true],
  ['The tablets are old, take them all back to the chemist', false],
  ['My boss makes me do things I hate', false],
  ['I take all of my medication as prescribed', false],
])('is heard as meant: %s', (text, isMeant) =>
  expect(isDanger(gradeText(text).grade)).toBe(isMeant),
)

describe('all of them', () => {
  test('have names of their own, and examples too', () => {
    const names = rules.map(({ name, family }) => `${family}: ${name}`)
    expect(new Set(names).size).toBe(rules.length)
    expect(new Set(rules.map(({ example }) => example)).size).toBe(rules.length)
  })

  test('are read in a quarter of an hour', () => {
    const said = [
      ...Object.values(families).map(({ title, looksFor }) => `${title} ${looksFor}`),
      ...rules.flatMap(({ name, says, example, counter = '' }) => [name, says, example, counter]),
    ]
    const count = said.join(' ').match(/[a-z’']+/gi)!.length
    expect(rules.length).toBeLessThanOrEqual(125)
    expect(count).toBeLessThanOrEqual(4600)
    const folder = join(import.meta.dirname, '../../engine/risk/rules')
    for (const file of readdirSync(folder))
      expect(readFileSync(join(folder, file), 'utf8').split('\n').length, file).toBeLessThan(180)
  })

  test('name only lists that exist, and every list is named', () => {
    const all = [...rules.map(({ says }) => says), ...Object.values(words), ' …'].join(' ')
    const named = new Set(
      [...all.replaceAll(' …', '{small}').matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name),
    )
    expect([...named].toSorted()).toEqual(Object.keys(words).toSorted())
  })
})
