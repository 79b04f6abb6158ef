import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mind } from '@attune/engine/text/text-analysis.ts'
import { openMind } from '@attune/engine/text/text-models.ts'

/** The weights beside the engine, read once a process; a damaged file stops the start. */
export function loadMind(): Mind {
  mind ??= openMind(readFileSync(weightsFile))
  return mind
}

let mind: Mind | undefined
const weightsFile = join(import.meta.dirname, '../../engine/text/weights.bin')
