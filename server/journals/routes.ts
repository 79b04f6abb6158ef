import { journals } from '@attune/contract/journals.ts'
import { forbidden, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { route } from '../lib/route.ts'
import { readAnalysis } from './analysis-store.ts'
import type { Analyst } from './analyst.ts'
import { readConsent, setConsent } from './consent-store.ts'
import { noticeOf } from './notice.ts'
import { createJournal, deleteJournal, listJournals, readJournal, updateJournal } from './store.ts'

const notFound = 'Journal not found'

export function journalRoutes(app: App, { db, vault }: Context, { wake }: Pick<Analyst, 'wake'>) {
  route(app, journals.list, async (request, reply) => {
    const { items, next } = await listJournals(db, vault, request.params.userId, request.query)
    linkNext(request, reply, next)
    return items
  })

  route(app, journals.read, async ({ params }) =>
    found(await readJournal(db, vault, params.userId, params.id), notFound),
  )

  route(app, journals.create, async ({ params, body }) => {
    if (body.user_id && body.user_id !== params.userId) throw forbidden()
    const created = await createJournal(db, vault, params.userId, body)
    wake()
    return created
  })

  route(app, journals.update, async ({ params, body }) => {
    const changed = found(await updateJournal(db, vault, params.userId, params.id, body), notFound)
    wake()
    return changed
  })

  route(app, journals.delete, async ({ params }) => {
    found(await deleteJournal(db, params.userId, params.id), notFound)
  })

  route(app, journals.notice, async ({ params }) => {
    const entry = found(await readJournal(db, vault, params.userId, params.id), notFound)
    return noticeOf(entry, await readAnalysis(db, vault, entry))
  })

  route(app, journals.readConsent, async ({ params }) => ({
    allowed: await readConsent(db, params.userId),
  }))

  route(app, journals.setConsent, async ({ params, body }) => {
    await setConsent(db, params.userId, body.allowed)
    wake()
    return body
  })
}
