import { readFileSync } from 'node:fs'
import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { expect, test } from 'vitest'
import { disguisedLines, type Reader, readersOf } from './measure-disguised.ts'
import { dangerWeightsFile } from './weights-file.ts'

const readers = readersOf(openDangerModel(readFileSync(dangerWeightsFile)))

const shareOf = (isMet: Reader, isDangerous: boolean) => {
  const lines = disguisedLines.filter(({ isDanger }) => isDanger === isDangerous)
  return lines.filter(({ text }) => isMet(text)).length / lines.length
}

test('nine in ten of what is disguised or typed in a hurry bring the note, one harmless line in fifty', () => {
  expect(shareOf(readers.shipped!, true)).toBeGreaterThanOrEqual(0.9)
  expect(shareOf(readers.shipped!, false)).toBeLessThanOrEqual(0.02)
})

test('read as it is written alone, a fifth of them would be missed', () => {
  expect(shareOf(readers['as it is written']!, true)).toBeLessThanOrEqual(0.8)
  expect(shareOf(readers['six words']!, true)).toBeLessThanOrEqual(0.2)
})
