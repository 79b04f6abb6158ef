import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Weights beside the engine, read once a process; a damaged file stops the start. */
export function loadOnce<Model>(open: (file: Uint8Array) => Model, path: string): () => Model {
  let model: Model | undefined
  return () => {
    model ??= open(readFileSync(join(import.meta.dirname, '../../engine', path)))
    return model
  }
}
