import { portability } from '@attune/contract/portability.ts'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../auth/guard.ts'
import type { Analyst } from '../journals/analyst.ts'
import { goneSignal } from '../lib/ai/gone-signal.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { createTurns } from '../lib/turns.ts'
import { listKept, readKeptMessages } from './kept-view.ts'
import { acceptArchives, archiveOf, passphraseOf } from './receive-archive.ts'
import type { Source } from './source.ts'

/** Taking one in keeps this process busy: two at once, and few waiting. */
const inTurn = createTurns({ atOnce: 2, mostWaiting: 8, mostWaitingPerKey: 1, budget: 2 })
/** In milliseconds; ten thousand entries take one or two seconds. */
const longestImport = 60_000

/** With the first archive: what packs and reads them is large. */
const taking = async () => ({
  ...(await import('./read-zip.ts')),
  ...(await import('./restore.ts')),
})

export function portabilityRoutes(app: App, context: Context, analyst: Pick<Analyst, 'wake'>) {
  const { db, vault, limits } = context
  const sourceOf = (request: FastifyRequest, withCaseNotes = false): Source => {
    const { id, role } = callerOf(request)
    return { db, vault, id, role, now: new Date(), withCaseNotes }
  }

  route(app, portability.export, async (request, reply) => {
    const source = sourceOf(request, request.body.caseNotes)
    await limits.take('export', source.id)
    const day = source.now.toISOString().slice(0, 10)
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="attune-${day}.zip"`)
    const { writeArchive } = await import('./write-archive.ts')
    return writeArchive(source, request.body.passphrase, (error) =>
      request.log.error({ err: error }),
    )
  })

  route(app, portability.listKept, (request) => listKept(sourceOf(request)))

  route(app, portability.readKept, async (request) =>
    found(
      await readKeptMessages(sourceOf(request), request.params.number, request.query.after),
      'There is no such conversation',
    ),
  )

  importRoute(app, context, analyst, sourceOf)
}

function importRoute(
  app: App,
  { bus, limits }: Context,
  analyst: Pick<Analyst, 'wake'>,
  sourceOf: (request: FastifyRequest) => Source,
) {
  void app.register(async (scope: App) => {
    acceptArchives(scope)
    const ending = new AbortController()
    scope.addHook('preClose', async () => ending.abort())
    route(scope, portability.import, async (request, reply) => {
      const bytes = archiveOf(request)
      const source = sourceOf(request)
      const gone = goneSignal(reply)
      await limits.take('import', source.id)
      const imported = await inTurn(source.id, 1, async () => {
        const tooLong = AbortSignal.timeout(longestImport)
        const ended = AbortSignal.any([gone, ending.signal, tooLong])
        const { openArchive, restoreArchive } = await taking()
        return restoreArchive(source, await openArchive(bytes, passphraseOf(request)), ended)
      })
      analyst.wake()
      if (source.role === 'therapist') await bus.publish('practice', { therapist: source.id })
      return imported
    })
  })
}
