import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDanger } from '@attune/engine/danger/read-danger.ts'
import { tellingPhrases } from '@attune/engine/diagnosis/phrases.ts'
import { joinReadings } from '@attune/engine/diagnosis/read-entry.ts'
import { summarizeJournal } from '@attune/engine/diagnosis/summarize-journal.ts'
import { forAny } from '@attune/engine/testing/property.ts'
import { anyText } from '@attune/engine/testing/texts.ts'
import { openTextModels } from '@attune/engine/text/text-models.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadDangerModel } from '../lib/danger-model.ts'

const textModels = openTextModels(
  readFileSync(join(import.meta.dirname, '../../engine/text/weights.bin')),
)
const dangerModel = loadDangerModel()
const readEntry = (text: string) =>
  joinReadings(text, [
    { start: 0, reading: textModels.read(text), danger: readDanger(dangerModel, text) },
  ])

const dangers = [
  'I want to die and I have been looking at my pills.',
  'I do not want to be alive any more.',
  'Sometimes I think everyone would be better off without me.',
  'I am going to kill myself tonight.',
  'I have written the letters and I am going to end my life.',
  'I cut myself again last night.',
  'I have not eaten for four days and I make myself throw up.',
  'He hit me again and I am scared to go home.',
  'The voices tell me to hurt myself.',
  'I took a whole bottle of pills.',
  'My sister says she wants to kill herself.',
  'I wish I would not wake up tomorrow.',
]
const bright = [
  'I was so happy and proud when my daughter laughed, and grateful for the wonderful day.',
  'What a relief, I finally passed the exam and we celebrated with joy.',
  'I love my friends, they are kind and I am thankful for them.',
  'The concert was amazing and I felt excited all evening.',
  'I hope to see them again soon, I am looking forward to it.',
]
const anyDanger = fc.constantFrom(...dangers)
const anyBright = fc.array(fc.constantFrom(...bright), { maxLength: 4 })

test('where danger stands, no feeling is guessed, whatever stands around it', () => {
  forAny(fc.tuple(anyBright, anyDanger, anyBright), ([before, danger, after]) => {
    const reading = readEntry([...before, danger, ...after].join(' '))
    expect(reading.danger, danger).not.toBe(null)
    expect(reading.feelings, danger).toEqual([])
  })
})

test('nor does the week count any, and the danger comes first in the summary', () => {
  const entry = { entry: 'a', date: new Date('2026-11-20'), reading: readEntry(dangers[0]!) }
  const { emotions, weeks, diagnosis } = summarizeJournal([entry])
  expect([emotions, weeks[0]?.feelings]).toEqual([[], []])
  expect(diagnosis[0]?.concern).toBe('self-harm-suicide')
})

test('elsewhere a feeling is named, and only with two phrases that say something', () => {
  const named = bright.flatMap((text) => readEntry(`${text} ${text}`).feelings)
  expect(named.length).toBeGreaterThan(0)
  forAny(
    fc.oneof(
      anyText,
      anyBright.map((lines) => lines.join(' ')),
    ),
    (text) => {
      for (const { because, probability } of readEntry(text).feelings) {
        expect(tellingPhrases(text, because).length).toBeGreaterThanOrEqual(2)
        expect(probability).toBeGreaterThanOrEqual(0.75)
      }
    },
  )
})
