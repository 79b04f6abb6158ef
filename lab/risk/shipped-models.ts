import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { type DangerReading, readText } from '@attune/engine/danger/read-danger.ts'
import { checkInAt, openTextModels } from '@attune/engine/text/text-models.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../engine', path))

/** An English text as the product reads it: rules, model, and the score of whole entries. */
export function openShipped(): (text: string) => DangerReading {
  const model = openDangerModel(read('danger/weights.bin'))
  const textModels = openTextModels(read('text/weights.bin'))
  return (text) => readText(model, text, 'en', textModels.read(text, false).danger >= checkInAt)
}
