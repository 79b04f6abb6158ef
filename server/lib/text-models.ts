import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextModels } from '@attune/engine/text/text-analysis.ts'
import { openTextModels } from '@attune/engine/text/text-models.ts'

/** The weights beside the engine, read once a process; a damaged file stops the start. */
export function loadTextModels(): TextModels {
  textModels ??= openTextModels(readFileSync(weightsFile))
  return textModels
}

let textModels: TextModels | undefined
const weightsFile = join(import.meta.dirname, '../../engine/text/weights.bin')
