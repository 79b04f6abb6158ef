import { readFileSync } from 'node:fs'
import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { readText } from '@attune/engine/danger/read-danger.ts'
import { isDanger } from '@attune/engine/risk/grade-text.ts'
import { expect, test } from 'vitest'
import { readPages } from '../risk/read-corpus.ts'
import { dangerWeightsFile } from './weights-file.ts'

test('of diary pages of ordinary days one in a hundred brings the note, and one in twenty is asked about', () => {
  const model = openDangerModel(readFileSync(dangerWeightsFile))
  const readings = readPages().map((text) => readText(model, text, 'en'))
  const share = (is: (one: (typeof readings)[number]) => boolean) =>
    readings.filter(is).length / readings.length
  expect(readings.length).toBe(400)
  expect(share(({ grade }) => isDanger(grade))).toBeLessThanOrEqual(0.01)
  expect(share(({ soft }) => soft)).toBeLessThanOrEqual(0.05)
})
