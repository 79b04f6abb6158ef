import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { loadOnce } from './load-once.ts'

export const loadDangerModel = loadOnce(openDangerModel, 'danger/weights.bin')
