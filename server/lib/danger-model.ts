import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DangerModel, openDangerModel } from '@attune/engine/danger/danger-model.ts'

/** The weights beside the engine, read once a process; a damaged file stops the start. */
export function loadDangerModel(): DangerModel {
  dangerModel ??= openDangerModel(readFileSync(weightsFile))
  return dangerModel
}

let dangerModel: DangerModel | undefined
const weightsFile = join(import.meta.dirname, '../../engine/danger/weights.bin')
