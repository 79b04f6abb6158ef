import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@attune/content/language/languages.ts'
import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { type DangerReading, readText } from '@attune/engine/danger/read-danger.ts'
import { checkInAt, openTextModels } from '@attune/engine/text/text-models.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../engine', path))

/** A text, English if nothing else is said, as the product reads it: rules, model, and the score of whole entries. */
export function openShipped(): (text: string, language?: Language) => DangerReading {
  const model = openDangerModel(read('danger/weights.bin'))
  const textModels = openTextModels(read('text/weights.bin'))
  return (text, language = 'en') =>
    readText(model, text, language, textModels.read(text, false).danger >= checkInAt)
}
