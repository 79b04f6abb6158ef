import { room } from '@attune/contract/room.ts'
import { viewerOf } from '../appointments/view.ts'
import { callerOf } from '../auth/guard.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { findRoom } from './store.ts'

export function roomRoutes(app: App, { db, env }: Context) {
  route(app, room.read, async (request) => {
    const now = new Date()
    const { two: _, ...found } = await findRoom(
      db,
      viewerOf(callerOf(request)),
      request.params.id,
      now,
    )
    return { ...found, now, relayed: env.turn !== null }
  })
}
