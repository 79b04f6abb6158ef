import type { z } from 'zod'

/** What was kept, with the fields that were sent in their place. */
export const patched = <T extends object>(
  before: T,
  patch: { [K in keyof T]?: T[K] | undefined },
): T =>
  Object.assign(
    { ...before },
    Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
  )

/** A kept object whose every field may be blank: what can no longer be read is, and the rest stays. */
export function readKept<S extends z.ZodType<object>>(
  schema: S,
  blank: z.output<S>,
  kept: object,
): z.output<S> {
  const whole = schema.safeParse({ ...blank, ...kept })
  if (whole.success) return whole.data
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]))
  const readable = Object.entries(kept).filter(([name]) => !wrong.has(name))
  return schema.parse({ ...blank, ...Object.fromEntries(readable) })
}
