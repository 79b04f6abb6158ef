import { photos } from '@attune/contract/photos.ts'
import { callerOf, type InContact } from '../auth/guard.ts'
import { AppError } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { readPhoto } from './store.ts'

type Needs = { inContact: InContact; isActiveTherapist: (id: string) => Promise<boolean> }

export function photoRoutes(app: App, { db }: Context, { inContact, isActiveTherapist }: Needs) {
  route(app, photos.read, async (request, reply) => {
    const caller = callerOf(request)
    const photo = await readPhoto(db, request.params.id)
    const isVisible =
      photo &&
      (photo.owner_id === caller.id ||
        (await isActiveTherapist(photo.owner_id)) ||
        (caller.role === 'therapist'
          ? await inContact(photo.owner_id, caller.id)
          : await inContact(caller.id, photo.owner_id)))
    // Not there and not yours look the same.
    if (!isVisible) throw new AppError('not_found', 'Picture not found')
    reply
      // On a shared computer whoever comes next must not find in the browser whom someone looked at.
      .header('cache-control', 'no-store')
      .header('etag', photo.etag)
      .type('image/webp')
    if (request.headers['if-none-match'] !== photo.etag) return photo.webp
    reply.code(304)
    return null
  })
}
