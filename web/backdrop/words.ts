/** What stands behind a person in their picture. */
export const backdrops = ['none', 'blur', 'plain'] as const
export type Backdrop = (typeof backdrops)[number]
export type Behind = Exclude<Backdrop, 'none'>

/** What the page tells the worker: where the model is, then a picture at a time. */
export type ToWorker =
  | { say: 'begin'; model: ArrayBuffer; behind: Behind; colour: string }
  | { say: 'picture'; picture: ImageBitmap }
  | { say: 'no-picture' }

/** `next`: it is ready for a picture. */
export type FromWorker =
  | { say: 'next' }
  | { say: 'done'; picture: ImageBitmap; took: number }
  | { say: 'failed' }
