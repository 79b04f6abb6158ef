import { openTextModels } from '@attune/engine/text/text-models.ts'
import { loadOnce } from './load-once.ts'

export const loadTextModels = loadOnce(openTextModels, 'text/weights.bin')
