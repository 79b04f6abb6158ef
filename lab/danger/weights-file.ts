import { join } from 'node:path'

/** The shipped weights of the danger model. */
export const dangerWeightsFile = join(import.meta.dirname, '../../engine/danger/weights.bin')
