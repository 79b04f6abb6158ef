import { randomBytes } from 'node:crypto'
import type { Env } from '../lib/env.ts'
import { vapidOf } from '../lib/vapid.ts'

/** Web Push as an operator switches it on, with this in the place of the makers' services. */
export const pushTo = (service: string): NonNullable<Env['push']> => ({
  vapid: vapidOf(randomBytes(32).toString('base64'), 'mailto:operator@attune.example'),
  services: [service],
})
