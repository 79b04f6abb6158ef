import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordAction } from '../../ledger/append.ts'
import { AppError, StartError } from '../../lib/errors.ts'
import type { Context } from '../../lib/http.ts'
import { listFindings } from '../../licences/finding-store.ts'
import { listLicences } from '../../licences/store.ts'
import type { LicenceFinding } from '../../licences/table.ts'
import { readStop } from '../../therapists/stop-store.ts'
import { findTherapist } from '../find-therapist.ts'
import { type Node, readHealth } from '../health.ts'
import { close, openReport } from '../reports.ts'
import { activate, suspend } from '../standing.ts'
import { verify } from '../verify.ts'
import {
  countWaiting,
  type Look,
  listAuditRows,
  listClaimsWaiting,
  listMailRows,
  listReportRows,
  listTherapistRows,
} from '../waiting.ts'
import type { Access, OperatorSession } from './access.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { auditList, claimList, mailList, reportList, therapistList } from './lists.ts'
import { saidOnce } from './parts.ts'
import { reportPage } from './report.ts'
import { therapistPage } from './therapist.ts'

type Parts = { context: Context; access: Access; node: Node; metrics: () => Promise<string> }
type Asked = FastifyRequest<{
  Params: { id: string }
  Querystring: Record<string, unknown>
  Body: URLSearchParams
}>

/** Everything below the door: for whoever is signed in, and sent nowhere else. */
export function doorRoutes(app: FastifyInstance, parts: Parts) {
  const { context, access } = parts
  const { door } = access
  app.addHook('onRequest', async (request, reply) => {
    if (!access.find(request)) return reply.redirect('/', 303)
  })
  app.post('/sign-out', async (request, reply) => {
    access.signOut(request, reply)
    return reply.redirect('/', 303)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain').send(await parts.metrics()),
  )
  listRoutes(app, parts)
  actionRoutes(app, parts)
  app.post('/reports/:id/open', async (request: Asked, reply) => {
    const report = await openReport(context, request.params.id)
    return show(parts, request, reply, 'A report', reportPage(door, report))
  })
  app.get('/therapists/:id', async (request: Asked, reply) => {
    const { db, vault } = context
    const therapist = await findTherapist(context, request.params.id).catch((error) => {
      throw error instanceof StartError ? new AppError('not_found', error.message) : error
    })
    const { _id } = therapist
    await recordAction(db, { action: 'licences', therapistId: _id, detail: 'on the page' })
    const held = await listLicences(db, _id)
    const findings = await listFindings(db, vault, _id)
    const stop = await readStop(db, vault, _id)
    const { form } = access.find(request)?.said ?? {}
    const page = therapistPage(door, { therapist, held, findings, stop, form })
    return show(parts, request, reply, therapist.name, page)
  })
}

function listRoutes(app: FastifyInstance, parts: Parts) {
  const { context, node } = parts
  const { env } = context
  const { door } = parts.access
  const list = (path: string, title: string, content: (look: Look) => Promise<Html>) =>
    app.get(`/${path}`, async (request: Asked, reply) => {
      const look = lookOf(request)
      // What was searched for may name somebody.
      const words = [title, look.search && 'searched', look.page > 1 && `page ${look.page}`]
      const detail = words.filter(Boolean).join(', ')
      await recordAction(context.db, { action: 'page', detail })
      return show(parts, request, reply, title, await content(look), path)
    })
  list('', 'Licences to check', async (look) =>
    claimList(door, look, await listClaimsWaiting(context, look)),
  )
  list('reports', 'Reports', async (look) =>
    reportList(door, look, await listReportRows(context, look)),
  )
  list('stopped', 'Stopped therapists', async (look) =>
    therapistList(`${door}/stopped`, door, look, await listTherapistRows(context, look, true)),
  )
  list('therapists', 'All therapists', async (look) =>
    therapistList(`${door}/therapists`, door, look, await listTherapistRows(context, look, false)),
  )
  list('outbox', 'Mails that have not left', async (look) =>
    mailList(door, look, await listMailRows(context, look), env.mail !== null),
  )
  list('audit', 'Audit', async (look) => auditList(door, look, await listAuditRows(context, look)))
  app.get('/health', async (request: Asked, reply) => {
    const lines = await readHealth(context, node)
    const content = html`<dl>${lines.map(([what, said]) => html`<dt>${what}</dt><dd>${said}</dd>`)}</dl>`
    return show(parts, request, reply, 'Health of this node', content, 'health')
  })
}

/** Each is the function of a command. What it says, or refuses, is shown on the page it leads back to. */
function actionRoutes(app: FastifyInstance, { context, access }: Parts) {
  const { door } = access
  const act = (
    path: string,
    work: (id: string, form: URLSearchParams) => Promise<string>,
    back: (id: string) => string,
  ) =>
    app.post(path, async (request: Asked, reply) => {
      const { id } = request.params
      const session = access.find(request)
      try {
        keep(session, { text: await work(id, request.body) })
      } catch (error) {
        if (!(error instanceof StartError)) throw error
        keep(session, { text: `Nothing was changed. ${error.message}.`, form: request.body })
      }
      return reply.redirect(`${door}${back(id)}`, 303)
    })
  const therapist = (id: string) => `/therapists/${encodeURIComponent(id)}`
  const field = (form: URLSearchParams, name: string) => form.get(name) ?? ''
  act(
    '/therapists/:id/verify',
    (id, form) =>
      verify(context, id, {
        ...{ code: field(form, 'code'), state: findingOf(field(form, 'state')) },
        ...{ note: seen(field(form, 'note')), register: field(form, 'register') },
      }),
    therapist,
  )
  act(
    '/therapists/:id/reject',
    (id, form) =>
      verify(context, id, {
        ...{ code: field(form, 'code'), state: 'rejected' },
        ...{ note: field(form, 'reason'), register: field(form, 'register') },
      }),
    therapist,
  )
  act(
    '/therapists/:id/suspend',
    (id, form) =>
      suspend(context, id, { until: field(form, 'until'), reason: field(form, 'reason') }),
    therapist,
  )
  act('/therapists/:id/activate', (id) => activate(context, id), therapist)
  act(
    '/reports/:id/close',
    (id, form) => close(context, id, field(form, 'done')),
    () => '/reports',
  )
}

const findings: readonly LicenceFinding[] = ['verified', 'document-seen', 'self-declared']

function findingOf(word: string): LicenceFinding {
  const finding = findings.find((one) => one === word)
  if (!finding) throw new StartError('Say what you found')
  return finding
}

function seen(note: string) {
  if (!note.trim()) throw new StartError('Say what you saw')
  return note
}

const keep = (session: OperatorSession | undefined, said: OperatorSession['said']) => {
  if (session) session.said = said
}

function lookOf({ query }: Asked): Look {
  const { q, page } = query
  const at = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  // PostgreSQL takes no such character, and nothing is called so.
  return {
    search: typeof q === 'string' ? q.replaceAll('\0', '').trim().slice(0, 200) : '',
    page: at,
  }
}

async function show(
  { context, access }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  content: Html,
  here?: string,
) {
  const session = access.find(request)
  const said = session?.said
  keep(session, undefined)
  const waiting = await countWaiting(context.db)
  const whole = html`${saidOnce(said)}${content}`
  const page = layout({
    title,
    content: whole,
    door: access.door,
    waiting,
    ...(here !== undefined && { here }),
  })
  return reply.type('text/html; charset=utf-8').send(page)
}
