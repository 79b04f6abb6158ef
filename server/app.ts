import { system } from '@attune/contract/system.ts'
import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { adviceRoutes } from './advice/routes.ts'
import { aiRoutes } from './ai/routes.ts'
import { cancelAhead } from './appointments/end.ts'
import { readFeed } from './appointments/feed.ts'
import { planAnew } from './appointments/reminder-store.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { listTold } from './appointments/told-events.ts'
import { viewerOf } from './appointments/view.ts'
import { cookieName } from './auth/cookie.ts'
import { createGuard } from './auth/guard.ts'
import { createSessions } from './auth/sessions.ts'
import { createSignIn } from './auth/sign-in.ts'
import { isSigningIn } from './auth/signing-in.ts'
import { bookingLinkRoutes } from './booking-link/routes.ts'
import { busyTimeRoutes } from './busy-times/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { caseNoteRoutes } from './case-notes/routes.ts'
import { chatbotRoutes } from './chatbot/routes.ts'
import { declineRoutes } from './declines/routes.ts'
import { demoAccounts } from './demo/accounts.ts'
import { isDemoThere } from './demo/is-demo-there.ts'
import { requireGrant } from './diagnosis/grant-store.ts'
import { diagnosisRoutes } from './diagnosis/routes.ts'
import { makeInitialSummary, readSummaries } from './diagnosis/summary-store.ts'
import { erasures } from './erasure/erase.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { createAnalyst } from './journals/analyst.ts'
import { journalRoutes } from './journals/routes.ts'
import { learningRoutes } from './learning/routes.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { createDrain } from './lib/drain.ts'
import { AppError } from './lib/errors.ts'
import { type App, type Context, newApp } from './lib/http.ts'
import { acceptMultipart } from './lib/multipart.ts'
import { describeApi } from './lib/openapi.ts'
import { asSignIn, personOf, runAs, within } from './lib/person.ts'
import { refuseUndeclared, route } from './lib/route.ts'
import { serveWeb } from './lib/static.ts'
import { licenceRoutes } from './licences/routes.ts'
import { createLiveDirectory } from './matching/live-directory.ts'
import { createMatcher } from './matching/matcher.ts'
import { matchingRoutes } from './matching/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import {
  type ChatServer,
  createChat,
  isSender,
  tellCaseload,
  tellMessage,
  tellRead,
} from './messages/socket.ts'
import { isInContact } from './messages/thread-store.ts'
import { note } from './notifications/note.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { photoRoutes } from './photos/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { portabilityRoutes } from './portability/routes.ts'
import { practiceRoutes } from './practice-facts/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { questionnaireRoutes } from './questionnaires/routes.ts'
import { createReachCounter } from './reach/counter.ts'
import { reachRoutes } from './reach/routes.ts'
import { pickedMoods } from './recommendations/picked-moods.ts'
import { recommendationRoutes } from './recommendations/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { responsivenessRoutes } from './responsiveness/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { checkText } from './risk/check-text.ts'
import { riskRoutes } from './risk/routes.ts'
import { readTrustedPerson } from './risk/store.ts'
import { guestSecretInHeader } from './room/guest-cookie.ts'
import { roomGuestRoutes } from './room/guest-routes.ts'
import { openGuestDoor } from './room/guest-socket.ts'
import { roomRoutes } from './room/routes.ts'
import { roomEvents, watchRooms } from './room/socket.ts'
import { securityRoutes } from './security/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import { therapistRoutes } from './therapists/routes.ts'
import { isActiveTherapist } from './therapists/standing.ts'
import { userRoutes } from './users/routes.ts'
import { wishRoutes } from './wish-facts/routes.ts'

/**
 * The whole server, but it neither listens nor does anything in the background yet. `webRoot` is
 * left out where only the API is wanted;
 * a test may take the gates out, to see what holds without them.
 */
export async function buildApp(
  context: Context,
  webRoot?: string,
  redis?: Redis,
  gates: Gates = { guardOf: createGuard, isOwnName: isSender },
) {
  const app = newApp(context.env)
  const parts = createParts(app, context, redis, gates)
  const { chat, sessions, directory, analyst, reach } = parts
  refuseUndeclared(app, webRoot)
  await app.register(cookie)
  await acceptMultipart(app)
  const drain = createDrain(app)
  openGuestDoor(chat, context, app.log)
  watchRooms(chat, context, (error) => app.log.error({ err: error }, 'socket'))
  closeGently(app, chat)
  countCalls(app, context)
  await app.register(async (api: App) => serveApi(api, context, parts, gates.guardOf), {
    prefix: '/api',
  })
  if (webRoot) await serveWeb(app, webRoot, context.env.offline)
  return { app, drain, chat, sessions, directory, analyst, reach }
}

/** What refuses a call of the API, or an event of a socket, before the database is asked. */
export type Gates = { guardOf: typeof createGuard; isOwnName: typeof isSender }

type Parts = ReturnType<typeof createParts>

/** What several slices share, made once. */
function createParts(app: App, context: Context, redis: Redis | undefined, gates: Gates) {
  const { env } = context
  const { isOwnName } = gates
  const sessions = createSessions(context.db, context.bus)
  const directory = createLiveDirectory(context, (error) => app.log.error({ err: error }))
  return {
    sessions,
    signIn: createSignIn(context, sessions, (person) =>
      note(context.db, { person, kind: 'device' }),
    ),
    chat: createChat(app.server, context, sessions, {
      log: app.log,
      gradeOf: gradeOf(context),
      redis,
      isOwnName,
      beside: roomEvents(context),
      isGuest: (header) => guestSecretInHeader(header, env) !== undefined,
    }),
    erase: erasures(context),
    directory,
    matcher: createMatcher(context, directory),
    reach: createReachCounter(),
    description: describeApi(app, { url: env.publicUrl ?? '/', cookie: cookieName(env) }),
    analyst: createAnalyst(context, (error) => app.log.error({ err: error })),
  }
}

const gradeOf = (context: Context) => (text: string, earlier: readonly string[]) =>
  checkText(context, text, earlier).grade

/** Every call below `/api`: the guard first, then the slices. */
function serveApi(api: App, context: Context, parts: Parts, guardOf: typeof createGuard) {
  const { db, vault } = context
  const { sessions, signIn, chat, erase, matcher, analyst, reach } = parts
  const inContact = (userId: string, therapistId: string) =>
    runAs({ as: 'therapist', id: therapistId }, () => isInContact(db, userId, therapistId))
  api.decorateRequest('caller', undefined)
  const guard = guardOf(context, sessions, inContact)
  api.addHook('onRequest', (request) => asSignIn(() => guard(request)))
  // From here on for whoever is calling; reading a body loses the thread, and it is taken up again.
  api.addHook('onRequest', asCaller)
  api.addHook('preValidation', asCaller)
  api.addHook('onSend', neverCached)
  api.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is no such call')
  })
  userRoutes(api, context, { signIn, sessions, eraseUser: erase.user })
  therapistRoutes(api, context, {
    ...{ signIn, sessions, eraseTherapist: erase.therapist },
    noteView: (patient, id) => reach.note('views', patient, [id]),
  })
  favoriteRoutes(api, context)
  licenceRoutes(api, context)
  practiceRoutes(api, context)
  placeRoutes(api, context)
  wishRoutes(api, context)
  photoRoutes(api, context, { inContact, isActiveTherapist: (id) => isActiveTherapist(db, id) })
  questionnaireRoutes(api, context, {
    remakeSummary: (tx, userId, answers) => makeInitialSummary(tx, vault, userId, answers),
  })
  diagnosisRoutes(api, context, {
    pickedMoods: (userId) => pickedMoods(context, userId),
    trustedPerson: (userId) => readTrustedPerson(db, vault, userId),
  })
  ledgerRoutes(api, context)
  learningRoutes(api, context)
  reviewRoutes(api, context, {
    requireGrant: (userId, therapistId) => requireGrant(db, userId, therapistId),
    readSummaries: (userId) => readSummaries(db, vault, userId, new Date()),
  })
  matchingRoutes(api, context, matcher, (patient, ids) => reach.note('matches', patient, ids))
  responsivenessRoutes(api, context, matcher)
  reachRoutes(api, context)
  journalRoutes(api, context, analyst)
  const toCaseload = (id: string, patient: string) => void tellCaseload(chat, id, patient)
  messageRoutes(api, context, {
    tell: (person, at) => tellRead(chat, person, at),
    tellCaseload: toCaseload,
    contactEnded: (tx, { by, ...two }) => cancelAhead(tx, context, two, { by, now: new Date() }),
  })
  serveAppointments(api, context, chat)
  caseNoteRoutes(api, context, { tellCaseload: toCaseload })
  serveOthers(api, context, parts)
}

/** What stands by itself: news, what is chosen for somebody, and what guards an account. */
function serveOthers(api: App, context: Context, parts: Parts) {
  const { sessions, signIn, chat, matcher, analyst } = parts
  pushRoutes(api, context)
  templateRoutes(api, context)
  reportRoutes(api, context)
  declineRoutes(api, context, {
    bestExcept: matcher.bestExcept,
    tellMessage: (message) => tellMessage(chat, message),
  })
  recommendationRoutes(api, context)
  adviceRoutes(api, context)
  chatbotRoutes(api, context)
  aiRoutes(api, context, { factorsOf: matcher.factorsOf })
  riskRoutes(api, context)
  securityRoutes(api, context, sessions)
  passkeyRoutes(api, context, { sessions, signIn })
  portabilityRoutes(api, context, analyst)
  systemRoutes(api, context, parts.description)
}

/** When two meet, and what reminds them of it. */
function serveAppointments(api: App, context: Context, chat: ChatServer) {
  calendarRoutes(api, context, { feedOf: (id) => readFeed(context, id, new Date()) })
  busyTimeRoutes(api, context)
  appointmentRoutes(api, context, { tellMessage: (message) => tellMessage(chat, message) })
  bookingLinkRoutes(api, context)
  roomRoutes(api, context)
  roomGuestRoutes(api, context)
  notificationRoutes(api, context, {
    planAnew: (tx, person) => planAnew(tx, person, new Date()),
    toldOf: (caller) => (notes) => listTold(context.db, viewerOf(caller), notes),
  })
}

/** Open sockets do not hold the end up. */
function closeGently(app: App, chat: ChatServer) {
  app.addHook('preClose', async () => {
    chat.disconnectSockets(true)
    // Not chat.close(): that also closes the HTTP server, and would wait for its idle connections.
    chat.engine.close()
  })
}

/** By the address of the contract: a real one has ids in it, and what was searched for. */
function countCalls(app: App, { metrics }: Context) {
  app.addHook('onResponse', async ({ is404, method, routeOptions: { url = '' } }, reply) => {
    const call = is404 ? 'none' : url.startsWith('/api') ? url : 'page'
    metrics.call(is404 ? 'any' : method, call, reply.statusCode, reply.elapsedTime / 1000)
  })
}

function systemRoutes(app: App, { db, env }: Context, description: () => Promise<object>) {
  route(app, system.health, async () => {
    await db.execute('SELECT 1')
    return { status: 'ok' as const }
  })
  route(app, system.openapi, description)
  route(app, system.signIn, async () => ({
    demo: (await asSignIn(() => isDemoThere(db))) ? demoAccounts : null,
  }))
  route(app, system.site, () => ({
    operator: env.operator,
    outsideModel: env.ai && new URL(env.ai.baseUrl).host,
  }))
}

function asCaller(request: FastifyRequest, _reply: FastifyReply, next: () => void) {
  const { caller, method, routeOptions } = request
  within(isSigningIn(method, routeOptions.url) ? { as: 'sign-in' } : personOf(caller), next)
}

/** What a call answers belongs to one person. */
async function neverCached(_request: FastifyRequest, reply: FastifyReply) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
}
