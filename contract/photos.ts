import { z } from 'zod'
import { endpoint, Id } from './endpoint.ts'

/** Kept by no cache; a new picture has a new id. */
export const photos = {
  read: endpoint({
    method: 'GET',
    url: '/photos/:id',
    config: { allow: 'either' },
    sends: 'image/webp',
    schema: {
      summary:
        'A profile picture, 512 px WebP; of a patient only for themselves and therapists in contact',
      params: z.object({ id: Id }),
      response: { 200: z.unknown() },
    },
  }),
}
