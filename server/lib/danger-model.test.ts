import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { readDanger, readText } from '@attune/engine/danger/read-danger.ts'
import { gradeText, isDanger } from '@attune/engine/risk/grade-text.ts'
import { forAny } from '@attune/engine/testing/property.ts'
import { anyText } from '@attune/engine/testing/texts.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadDangerModel } from './danger-model.ts'

const model = loadDangerModel()
const read = (text: string, earlier: readonly string[] = []) => readDanger(model, text, earlier)

describe('danger in the plainest words is met', () => {
  it.each([
    ['I am going to kill myself tonight', 'suicide', 'en'],
    ['I cut myself again last night.', 'self-harm', 'en'],
    ['He hit me again and I am scared to go home.', 'violence-at-home', 'en'],
    ['I have not eaten for four days and I make myself throw up.', 'eating', 'en'],
    ['I think I am having a heart attack', 'medical', 'en'],
    ['My sister says she wants to kill herself.', 'other', 'en'],
    ['Quiero morir', 'suicide', 'es'],
    ['quero morrer', 'suicide', 'pt'],
    ['je veux mourir', 'suicide', 'fr'],
    ['Ich will nicht mehr leben', 'suicide', 'de'],
    ['voglio morire', 'suicide', 'it'],
    ['ölmek istiyorum', 'suicide', 'tr'],
    ['chcę umrzeć', 'suicide', 'pl'],
    ['أريد أن أموت', 'suicide', 'ar'],
    ['mi marido me pega', 'violence-at-home', 'es'],
    ['kocam beni dövüyor', 'violence-at-home', 'tr'],
    ['mąż mnie bije', 'violence-at-home', 'pl'],
  ])('%s', (text, family, language) => {
    const reading = read(text)
    expect(isDanger(reading.grade), reading.grade).toBe(true)
    expect(reading).toMatchObject({ family, language })
  })
})

it.each([
  'We had soup and watched the rain',
  'The deadline is killing me',
  'Fuimos al mercado y compramos pan',
  'Heute habe ich lange geschlafen und dann gekocht.',
  'Bugün annemle pazara gittik.',
])('an ordinary line brings nothing: %s', (text) => {
  expect(read(text)).toMatchObject({ grade: 'none', soft: false, family: null })
})

it.each(['ik wil niet meer leven', 'jag vill inte leva längre', 'я хочу умереть', '我想死'])(
  'says of a language it cannot read that it cannot: %s',
  (text) => {
    expect(read(text).language).toBe(null)
  },
)

it('raises by itself what no rule knows', () => {
  const texts = [
    'the dog goes to my sister on friday, after that nothing needs me any more and i can stop',
    'I keep counting what is left in the cabinet and whether it would be enough, it calms me',
    'he has my phone and my keys and stands in front of the door again, i am whispering this',
  ]
  expect(texts.filter((text) => isDanger(gradeText(text).grade))).toEqual([])
  const raised = texts.filter((text) => isDanger(read(text).grade) || read(text).soft)
  expect(raised.length).toBeGreaterThan(1)
})

it('never lowers the plainest words, whatever stands around them', () => {
  forAny(fc.tuple(anyText, anyText), ([before, after]) => {
    const text = `${before}\nI want to die.\n${after}`
    if (isDanger(gradeText(text).grade)) expect(read(text).grade, text).not.toBe('none')
  })
})

it('reads the same in the same way, whatever it read before', () => {
  forAny(fc.tuple(anyText, anyText), ([one, other]) => {
    const first = readText(model, one)
    readText(model, other)
    expect(readText(model, one)).toEqual(first)
  })
})

it('remembers what was said before', () => {
  const earlier = ['I want to die']
  expect(read('ok, thanks', earlier).grade).toBe('possible')
  expect(read('tonight', earlier)).toMatchObject({ grade: 'imminent', family: 'suicide' })
})

it('reads the longest text in time', { retry: 2 }, () => {
  const text = 'I went to work and came home and nothing helped. '.repeat(1250).slice(0, 60_000)
  read(text)
  const start = performance.now()
  read(text)
  expect(performance.now() - start).toBeLessThan(1000)
})

it('a damaged file is refused', () => {
  const file = readFileSync(join(import.meta.dirname, '../../engine/danger/weights.bin'))
  file[file.length >> 1]! ^= 1
  expect(() => openDangerModel(file)).toThrow('damaged')
})
