import { z } from 'zod'
import { Id, text } from './endpoint.ts'

/**
 * `inbox`: first who waits for my answer, the longest on top; then the others, the latest first. For
 * a patient the same as `latest`.
 */
export const ThreadOrder = z.enum(['latest', 'inbox'])
export type ThreadOrder = z.infer<typeof ThreadOrder>

/** Which of my threads. */
export const ThreadQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: text(80).optional(),
  order: ThreadOrder.default('latest'),
  /** Who waits for my answer, or whom I have put aside. */
  shown: z.enum(['all', 'waiting', 'aside']).default('all'),
  /** Every word of it stands in the partner's name. */
  name: text(200).trim().optional(),
  /** Those with these partners alone, comma-separated. */
  partners: z
    .string()
    .max(4_000)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(Id).max(100))
    .optional(),
})
export type ThreadQuery = z.infer<typeof ThreadQuery>

export const ThreadCounts = z.object({
  threads: z.number().int(),
  /** Messages I have not read, and those of them that colleagues wrote. */
  unread: z.number().int(),
  unreadOfColleagues: z.number().int(),
  /** Patients who wait for my answer, and those I have put aside. */
  waiting: z.number().int(),
  aside: z.number().int(),
})
export type ThreadCounts = z.infer<typeof ThreadCounts>
