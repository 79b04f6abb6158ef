import { randomUUID } from 'node:crypto'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Endpoint } from '@attune/contract/endpoint.ts'
import { endpoints } from '@attune/contract/every.ts'
import { afterAll, describe, expect, test } from 'vitest'
import {
  alikeTo,
  invite,
  knownOf,
  licenceDraft,
  openSessionsAgain,
  plant,
  templateDraft,
} from '../testing/access-cast.ts'
import type { TestApp } from '../testing/app.ts'
import { openCalendar, timeAhead } from '../testing/appointments.ts'
import { anotherGuest } from '../testing/guests.ts'
import { pushTo } from '../testing/push-to.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answersTo, password } from '../testing/sign-up.ts'
import { changedTables, rowsReader, secretIds, startUnguarded } from '../testing/unguarded.ts'
import { assertion, newCredential } from '../testing/unsigned-credentials.ts'

const task = randomUUID()
const agendaItem = randomUUID()

const app = await startSharedApp({ push: pushTo('https://push.example') })
let cast = await invite(app)

/**
 * Those who may stand before an endpoint; `owner` is the patient or therapist it belongs to. Beside
 * these six, `alikeTo` names three who are answered as one of them, unless their own line says else.
 */
type Who = 'stranger' | 'owner' | 'other' | 'contact' | 'unrelated' | 'deleted'
type Anyone = Who | keyof typeof alikeTo

/** What each answers: allowed (2xx, or led on), or the refusal's status. `owner` may be a patient or a therapist. */
type Outcome = 'ok' | 400 | 401 | 403 | 404 | 409
type Expected = Record<Who, Outcome> & { [who in keyof typeof alikeTo]?: Outcome }
const everyone: Expected = {
  stranger: 'ok',
  owner: 'ok',
  other: 'ok',
  contact: 'ok',
  unrelated: 'ok',
  deleted: 'ok',
}
const signedIn: Expected = { ...everyone, stranger: 401, deleted: 401 }
const patientOnly: Expected = {
  stranger: 401,
  owner: 'ok',
  other: 403,
  contact: 403,
  unrelated: 403,
  deleted: 401,
}
const patientAndContact: Expected = { ...patientOnly, contact: 'ok' }
/** Here the owner is the therapist in contact. */
const therapistOnly: Expected = {
  stranger: 401,
  owner: 403,
  other: 403,
  contact: 'ok',
  unrelated: 403,
  deleted: 401,
}
/** Who was blocked has a conversation, which has ended. */
const declining: Expected = { ...therapistOnly, unrelated: 404, blocked: 409 }
/** Of an appointment of the patient and the therapist in contact. */
const eitherOfTwo: Expected = { ...signedIn, other: 404, unrelated: 404 }
/** The therapist goes first: a second change starts from what is not there any more. */
const onceOfTwo: Expected = { ...eitherOfTwo, owner: 409 }
const anyPatient: Expected = { ...signedIn, contact: 403, unrelated: 403 }
const anyTherapist: Expected = { ...signedIn, owner: 403, other: 403 }

/** Refused alike to all who are signed in, for what was asked and not for who asks. */
const all = (status: 400 | 401 | 404): Expected => ({
  stranger: 401,
  owner: status,
  other: status,
  contact: status,
  unrelated: status,
  deleted: 401,
})

const nobody: Expected = { ...all(404), stranger: 404, deleted: 404 }

type Call = {
  expected: Expected
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** One line an endpoint; a new endpoint without a line fails the first test below. */
function calls(): Record<string, Call> {
  const {
    appointments,
    series,
    patient,
    contact,
    journal,
    answer,
    template,
    inputsHash,
    licence,
    patientPhoto,
    bookingHandle,
  } = cast
  const user = { userId: patient.id }
  const self = { id: patient.id }
  const therapist = { id: contact.id }
  const grantTo = { ...user, therapistId: contact.id }
  const both = { ...therapist, ...user }
  const pair = { from: patient.id, to: contact.id, fromModel: 'User', toModel: 'Therapist' }
  const account = {
    name: 'n',
    username: `u${randomUUID()}`,
    email: `${randomUUID()}@x.example`,
    phone: '1',
    password: 'long enough',
  }
  const link = { token: 'nobody was given this one' }
  const agreed = { params: { id: appointments.agreed } }
  const wrong = { email: 'nobody@x.example', password: 'wrong' }
  const [intake] = answersTo(patientQuestions)
  const [practice] = answersTo(therapistQuestions)
  return {
    'users.checkSession': { expected: everyone },
    'users.register': { expected: everyone, body: { ...account } },
    'users.login': {
      expected: {
        stranger: 401,
        owner: 401,
        other: 401,
        contact: 401,
        unrelated: 401,
        deleted: 401,
      },
      body: wrong,
    },
    'users.read': { expected: patientAndContact, params: self },
    'users.update': { expected: patientOnly, params: self, body: { name: 'New name' } },
    'users.listFavorites': { expected: patientOnly, params: user },
    'users.addFavorite': { expected: patientOnly, params: grantTo },
    'users.removeFavorite': { expected: patientOnly, params: grantTo },
    'therapists.checkSession': { expected: everyone },
    'therapists.register': { expected: everyone, body: { ...account } },
    'therapists.login': {
      expected: {
        stranger: 401,
        owner: 401,
        other: 401,
        contact: 401,
        unrelated: 401,
        deleted: 401,
      },
      body: wrong,
    },
    'therapists.list': { expected: signedIn },
    'therapists.counts': { expected: signedIn },
    'therapists.read': { expected: signedIn, params: therapist },
    'therapists.update': { expected: therapistOnly, params: therapist, body: { name: 'New name' } },
    'therapists.readShownContact': { expected: therapistOnly, params: therapist },
    'therapists.setShownContact': {
      expected: therapistOnly,
      params: therapist,
      body: { email: '', phone: null },
    },
    'therapists.setAvailability': {
      expected: therapistOnly,
      params: therapist,
      body: { accepting: true, replyHours: null, away: null },
    },
    'licences.list': { expected: signedIn, params: therapist },
    'licences.create': { expected: therapistOnly, params: therapist, body: licenceDraft },
    'licences.update': {
      expected: therapistOnly,
      params: { ...therapist, licenceId: licence },
      body: licenceDraft,
    },
    'practice.readFacts': { expected: signedIn, params: therapist },
    'practice.readAreas': { expected: signedIn, params: therapist },
    'practice.setFacts': { expected: therapistOnly, params: therapist, body: { closed: true } },
    'places.find': { expected: signedIn, query: { country: 'DE', q: 'pots' } },
    'places.licensing': { expected: signedIn },
    'wishes.readFacts': { expected: patientOnly, params: user },
    'wishes.setFacts': { expected: patientOnly, params: user, body: { region: null } },
    'photos.read': {
      expected: { ...signedIn, other: 404, unrelated: 404 },
      params: { id: patientPhoto },
    },
    'questionnaires.patientQuestions': { expected: everyone },
    'questionnaires.therapistQuestions': { expected: everyone },
    'questionnaires.listUserAnswers': { expected: patientOnly, params: user },
    'questionnaires.saveUserAnswer': { expected: patientOnly, params: user, body: intake! },
    'questionnaires.changeUserAnswers': {
      expected: patientOnly,
      params: user,
      body: { answers: [intake!] },
    },
    'questionnaires.listTherapistAnswers': { expected: signedIn, params: therapist },
    'questionnaires.saveTherapistAnswer': {
      expected: therapistOnly,
      params: therapist,
      body: practice!,
    },
    'questionnaires.updateTherapistAnswer': {
      expected: therapistOnly,
      params: { ...therapist, answerId: answer },
      body: { answer: practice!.answer },
    },
    'questionnaires.previewPractice': {
      expected: therapistOnly,
      params: therapist,
      body: { answers: [practice!] },
    },
    'diagnosis.analyze': { expected: patientOnly, params: user },
    'diagnosis.read': { expected: patientAndContact, params: user },
    'diagnosis.listGrants': { expected: patientOnly, params: user },
    'diagnosis.setGrant': {
      expected: patientOnly,
      params: grantTo,
      body: { summary: true, danger: true, journals: false },
    },
    'diagnosis.listItems': { expected: patientOnly, params: user },
    'diagnosis.setItem': {
      expected: patientOnly,
      params: grantTo,
      body: { item: 'moods', purpose: 'how-i-have-been', lasts: 'three-months' },
    },
    'diagnosis.dropItem': { expected: patientOnly, params: grantTo, query: { item: 'moods' } },
    'diagnosis.readShared': { expected: therapistOnly, params: user },
    // Of what this patient shares it is no part.
    'diagnosis.readTrustedPerson': {
      expected: { ...therapistOnly, contact: 403 },
      params: user,
    },
    'diagnosis.brief': { expected: therapistOnly, params: user },
    'ledger.list': { expected: patientOnly, params: user },
    'ledger.markSeen': {
      expected: patientOnly,
      params: user,
      body: { at: new Date().toISOString() },
    },
    'diagnosis.previewSharing': { expected: patientOnly, params: user },
    'diagnosis.listReadings': { expected: patientOnly, params: user },
    'reviews.list': { expected: patientAndContact, params: user },
    'reviews.save': {
      expected: therapistOnly,
      params: user,
      body: { part: 'initialDiagnosis', inputsHash, note: null },
    },
    'reviews.remove': {
      expected: therapistOnly,
      params: user,
      query: { part: 'initialDiagnosis' },
    },
    'responsiveness.read': { expected: signedIn, params: therapist },
    'responsiveness.standing': { expected: therapistOnly, params: therapist },
    'responsiveness.unanswered': { expected: patientOnly, params: user },
    'matching.best': { expected: patientOnly, params: user },
    'matching.reweighted': { expected: patientOnly, params: user, body: { style: 200 } },
    'matching.explain': { expected: patientOnly, params: grantTo },
    'matching.overview': { expected: patientOnly, params: user },
    'matching.readWeights': { expected: patientOnly, params: user },
    'matching.setWeights': { expected: patientOnly, params: user, body: { style: 200 } },
    'learning.readConsent': { expected: patientOnly, params: user },
    'learning.setConsent': { expected: patientOnly, params: user, body: { allowed: false } },
    'journals.list': { expected: patientOnly, params: user },
    'journals.read': { expected: patientOnly, params: { ...user, id: journal } },
    'journals.create': { expected: patientOnly, params: user, body: { title: 't', content: 'c' } },
    'journals.update': {
      expected: patientOnly,
      params: { ...user, id: journal },
      body: { title: 't', content: 'c' },
    },
    'journals.notice': { expected: patientOnly, params: { ...user, id: journal } },
    'journals.readConsent': { expected: patientOnly, params: user },
    'journals.setConsent': { expected: patientOnly, params: user, body: { allowed: true } },
    'messages.list': { expected: patientAndContact, query: pair },
    'messages.chattees': { expected: patientOnly, query: { from: patient.id, fromModel: 'User' } },
    'messages.chatters': {
      expected: therapistOnly,
      query: { to: contact.id, toModel: 'Therapist' },
    },
    'messages.threads': { expected: signedIn },
    'messages.threadCounts': { expected: signedIn },
    'messages.markRead': {
      expected: signedIn,
      body: { partner: contact.id, partnerModel: 'Therapist', seq: 1 },
    },
    'notifications.list': { expected: signedIn },
    'notifications.count': { expected: signedIn },
    'notifications.markRead': { expected: signedIn, body: { _id: null } },
    'notifications.readSettings': { expected: signedIn },
    'notifications.setSettings': {
      expected: signedIn,
      body: { pace: 'off', quietHours: null, morning: false },
    },
    'notifications.setTimeZone': { expected: signedIn, body: { timeZone: 'Europe/Dublin' } },
    'reach.read': { expected: therapistOnly, params: therapist },
    'push.read': { expected: signedIn },
    'push.subscribe': {
      expected: signedIn,
      body: { endpoint: 'https://push.example/one' },
    },
    'push.unsubscribe': { expected: signedIn },
    'notifications.openUnsubscribe': { expected: everyone, params: { token: 'A'.repeat(71) } },
    'notifications.unsubscribe': {
      expected: { ...all(404), stranger: 404, deleted: 404 },
      params: { token: 'A'.repeat(71) },
    },
    'messages.readInbox': { expected: therapistOnly, params: therapist },
    'messages.setInbox': {
      expected: therapistOnly,
      params: therapist,
      body: { quietHours: null, shortcuts: true },
    },
    'messages.putAside': {
      expected: therapistOnly,
      params: both,
      body: { choice: 'tomorrow', upTo: 1 },
    },
    'messages.takeBack': { expected: therapistOnly, params: both },
    'caseNotes.read': { expected: therapistOnly, params: both },
    'caseNotes.save': {
      expected: therapistOnly,
      params: both,
      body: { text: 'a note', version: 0 },
    },
    'caseNotes.addTask': {
      expected: therapistOnly,
      params: both,
      body: { _id: task, text: 'a task' },
    },
    'caseNotes.tickTask': {
      expected: therapistOnly,
      params: { ...both, taskId: task },
      body: { done: true },
    },
    'calendar.read': { expected: therapistOnly, params: therapist },
    'calendar.set': { expected: therapistOnly, params: therapist, body: openCalendar },
    'calendar.setException': {
      expected: therapistOnly,
      params: { ...therapist, day: '2099-12-24' },
      body: { hours: [] },
    },
    'calendar.dropException': {
      expected: therapistOnly,
      params: { ...therapist, day: '2099-12-24' },
    },
    'calendar.makeFeed': { expected: therapistOnly, params: therapist },
    'calendar.endFeed': { expected: therapistOnly, params: therapist },
    'calendar.readFeed': {
      expected: { ...all(404), stranger: 404, deleted: 404 },
      params: { file: `${'A'.repeat(43)}.ics` },
    },
    'busyTimes.read': { expected: therapistOnly, params: therapist },
    'busyTimes.setFile': {
      expected: { ...therapistOnly, contact: 400 },
      params: therapist,
      body: {},
    },
    'busyTimes.setAddress': {
      expected: { ...therapistOnly, contact: 404 },
      params: therapist,
      body: { address: 'https://calendar.example/a.ics' },
    },
    'busyTimes.drop': { expected: therapistOnly, params: { ...therapist, source: 'file' } },
    'busyTimes.list': {
      expected: therapistOnly,
      params: therapist,
      query: { from: '2026-12-01T00:00:00Z', until: '2026-12-02T00:00:00Z' },
    },
    'bookingLink.read': { expected: therapistOnly, params: therapist },
    'bookingLink.set': {
      expected: therapistOnly,
      params: therapist,
      body: { handle: bookingHandle },
    },
    'bookingLink.page': { expected: everyone, params: { handle: bookingHandle } },
    'bookingLink.freeTimes': { expected: everyone, params: { handle: bookingHandle } },
    'appointments.freeTimes': { expected: signedIn, params: therapist },
    'appointments.nextFree': { expected: signedIn, query: { ids: contact.id } },
    'appointments.create': {
      // The other patient goes first, and holds the time.
      expected: { ...anyPatient, owner: 409 },
      body: {
        ...{ therapist: contact.id, clientId: task, kind: 'session', format: 'online' },
        ...{ at: timeAhead(7).toISOString(), timeZone: 'Europe/Dublin' },
      },
    },
    'appointments.list': { expected: signedIn },
    'appointments.events': { expected: signedIn, query: { with: contact.id } },
    'appointments.readSettings': { expected: signedIn },
    'appointments.setSettings': {
      expected: signedIn,
      body: { dayBefore: true, hourBefore: false },
    },
    'appointments.read': { expected: eitherOfTwo, params: { id: appointments.agreed } },
    'room.read': { expected: eitherOfTwo, ...agreed },
    'roomGuests.list': { expected: eitherOfTwo, ...agreed },
    'roomGuests.invite': { expected: eitherOfTwo, ...agreed, body: anotherGuest },
    'roomGuests.takeAway': {
      expected: eitherOfTwo,
      params: { id: appointments.agreed, guestId: randomUUID() },
    },
    // A link that nobody was given, and a browser that has used none.
    'roomGuests.open': { expected: nobody, body: { secret: 'a'.repeat(43) } },
    'roomGuests.visit': { expected: nobody },
    'appointments.accept': {
      expected: { ...eitherOfTwo, contact: 403, unrelated: 403 },
      params: { id: appointments.offered },
      body: { sequence: 0 },
    },
    'appointments.confirm': {
      expected: { ...eitherOfTwo, owner: 403, other: 403 },
      params: { id: appointments.asked },
      body: { sequence: 0 },
    },
    'appointments.decline': {
      expected: { ...eitherOfTwo, owner: 403, other: 403 },
      params: { id: appointments.declined },
      body: { sequence: 0 },
    },
    'appointments.withdraw': {
      expected: { ...eitherOfTwo, contact: 403, unrelated: 403 },
      params: { id: appointments.withdrawn },
      body: { sequence: 0 },
    },
    'appointments.move': {
      expected: onceOfTwo,
      params: { id: appointments.agreed },
      body: { sequence: 0, at: timeAhead(8).toISOString() },
    },
    'appointments.acceptMove': {
      expected: onceOfTwo,
      params: { id: appointments.proposed },
      body: { sequence: 0 },
    },
    'appointments.declineMove': {
      expected: onceOfTwo,
      params: { id: appointments.kept },
      body: { sequence: 0 },
    },
    'appointments.cancel': {
      expected: onceOfTwo,
      params: { id: appointments.cancelled },
      body: { sequence: 0 },
    },
    'appointments.noShow': {
      expected: onceOfTwo,
      params: { id: appointments.past },
      body: { sequence: 0 },
    },
    'appointments.contest': {
      expected: onceOfTwo,
      params: { id: appointments.missed },
      body: { sequence: 0 },
    },
    'appointments.addToAgenda': {
      expected: eitherOfTwo,
      params: { id: appointments.agreed },
      body: { _id: agendaItem, text: 'Sleep' },
    },
    'appointments.dropFromAgenda': {
      expected: eitherOfTwo,
      params: { id: appointments.agreed, itemId: agendaItem },
    },
    'appointments.howWasIt': {
      expected: { ...eitherOfTwo, contact: 403, unrelated: 403 },
      params: { id: appointments.ended },
      body: { heard: 5, goals: 4 },
    },
    'series.waiting': { expected: signedIn },
    'series.read': { expected: eitherOfTwo, params: { id: appointments.agreed } },
    'series.preview': {
      expected: eitherOfTwo,
      params: { id: appointments.agreed },
      query: { weeks: '1', times: '2' },
    },
    // Asked for again, it is told what came of it.
    'series.propose': {
      expected: eitherOfTwo,
      params: { id: appointments.agreed },
      body: { weeks: 1, times: 2, clientId: task },
    },
    'series.accept': {
      expected: onceOfTwo,
      params: { id: appointments.proposed, seriesId: series.accepted },
    },
    'series.decline': {
      expected: onceOfTwo,
      params: { id: appointments.kept, seriesId: series.declined },
    },
    // Asked for again, it is told what came of it.
    'series.cancelLater': {
      expected: eitherOfTwo,
      params: { id: appointments.proposed },
      body: { sequence: 1 },
    },
    'appointments.readPlace': { expected: anyPatient, params: therapist },
    'appointments.wait': {
      expected: anyPatient,
      params: therapist,
      body: { kind: 'session', format: null, timeZone: 'Europe/Dublin' },
    },
    'appointments.stopWaiting': { expected: anyPatient, params: therapist },
    'templates.list': { expected: therapistOnly, params: therapist },
    'templates.create': { expected: therapistOnly, params: therapist, body: templateDraft },
    'messages.setContact': {
      expected: {
        ...everyone,
        stranger: 401,
        deleted: 401,
        other: 404,
        unrelated: 404,
        contact: 404,
      },
      body: { partner: contact.id, change: 'open' },
    },
    'reports.create': {
      expected: {
        ...everyone,
        stranger: 401,
        deleted: 401,
        other: 404,
        unrelated: 404,
        contact: 404,
      },
      body: { partner: contact.id, reason: 'other', note: 'a note', messages: [] },
    },
    'declines.start': { expected: declining, params: { patient: patient.id } },
    'declines.create': {
      expected: declining,
      body: {
        patient: patient.id,
        message: 'I cannot take this on.',
        reason: 'caseload',
        clientId: randomUUID(),
        readUpTo: 1,
        keep: true,
      },
    },
    'declines.next': { expected: patientOnly, params: grantTo },
    'caseNotes.dropTask': { expected: therapistOnly, params: { ...both, taskId: task } },
    'templates.update': {
      expected: therapistOnly,
      params: { ...therapist, templateId: template },
      body: templateDraft,
    },
    'templates.delete': { expected: therapistOnly, params: { ...therapist, templateId: template } },
    'advice.stream': { expected: patientOnly, params: user },
    'advice.latest': { expected: patientOnly, params: user },
    'recommendations.moodActivity': { expected: patientOnly, params: user, body: { mood: 'calm' } },
    'recommendations.latestActivity': { expected: patientOnly, params: user },
    'recommendations.moodPicks': { expected: patientOnly, params: user },
    'recommendations.helped': {
      expected: patientOnly,
      params: { ...user, item: 'box-breath' },
      body: { helped: true },
    },
    'recommendations.circumstances': { expected: patientOnly, params: user },
    'recommendations.setCircumstances': {
      expected: patientOnly,
      params: user,
      body: { circumstances: [] },
    },
    'recommendations.dailyArticle': { expected: patientOnly, params: user },
    'recommendations.video': { expected: patientOnly, params: user },
    'recommendations.exercises': { expected: everyone },
    'recommendations.exercise': { expected: everyone, params: { id: 'box-breathing' } },
    'risk.check': { expected: patientOnly, params: user, body: { text: 'a quiet day' } },
    'risk.help': { expected: patientOnly, params: user },
    'risk.marks': { expected: therapistOnly, params: therapist },
    'risk.helpLines': { expected: everyone },
    'risk.safety': { expected: everyone },
    'risk.setTrustedPerson': { expected: patientOnly, params: user, body: { trustedPerson: null } },
    'ai.readConsent': { expected: patientOnly, params: user },
    'ai.setConsent': { expected: patientOnly, params: user, body: { allowed: null } },
    'ai.summaryProse': { expected: patientOnly, params: user },
    'ai.matchProse': { expected: patientOnly, params: { ...user, therapistId: contact.id } },
    'chatbot.ask': {
      expected: { ...everyone, stranger: 401, deleted: 401 },
      body: { message: 'hello' },
    },
    'security.confirm': { expected: signedIn, body: { password } },
    'security.read': { expected: signedIn },
    'security.listSessions': { expected: signedIn },
    'security.endSession': { expected: all(404), params: { sessionId: randomUUID() } },
    'security.endOtherSessions': { expected: signedIn },
    'security.readIdle': { expected: signedIn },
    'security.stay': { expected: signedIn },
    'security.chooseIdle': { expected: signedIn, body: { idleMinutes: 60 } },
    'security.sendConfirmation': { expected: signedIn },
    'security.confirmEmail': { expected: { ...all(404), stranger: 404, deleted: 404 }, body: link },
    'security.forgotPassword': { expected: everyone, body: { email: wrong.email } },
    'security.resetPassword': {
      expected: { ...all(404), stranger: 404, deleted: 404 },
      body: { ...link, password: account.password },
    },
    'security.startSecondFactor': { expected: signedIn },
    'security.turnOnSecondFactor': { expected: all(401), body: { code: '000000' } },
    'security.removeSecondFactor': { expected: signedIn },
    'security.newRecoveryCodes': { expected: all(404) },
    'passkeys.list': { expected: signedIn },
    'passkeys.startAdd': { expected: signedIn },
    'passkeys.add': { expected: all(400), body: { name: 'Phone', credential: newCredential } },
    'passkeys.rename': {
      expected: all(404),
      params: { passkeyId: randomUUID() },
      body: { name: 'Phone' },
    },
    'passkeys.remove': { expected: all(404), params: { passkeyId: randomUUID() } },
    'passkeys.startSignIn': { expected: everyone },
    'passkeys.signIn': { expected: all(401), body: { credential: assertion } },
    'passkeys.startConfirm': { expected: signedIn },
    'passkeys.confirm': { expected: all(400), body: { credential: assertion } },
    'portability.export': { expected: signedIn, body: {} },
    // Without an archive; what one does is tried in its own tests.
    'portability.import': { expected: all(400) },
    'portability.listKept': { expected: signedIn },
    'portability.readKept': { expected: all(404), params: { number: '1' } },
    'system.health': { expected: everyone },
    'system.openapi': { expected: everyone },
    'system.signIn': { expected: everyone },
    'system.site': { expected: everyone },
    'journals.delete': { expected: patientOnly, params: { ...user, id: journal } },
    'licences.delete': { expected: therapistOnly, params: { ...therapist, licenceId: licence } },
    'users.logout': { expected: anyPatient },
    'therapists.logout': { expected: anyTherapist },
    'users.delete': { expected: patientOnly, params: self },
    'therapists.delete': { expected: therapistOnly, params: therapist },
  }
}

/** What ends a session or an account is followed by a new cast. */
const ending = /\.(logout|delete)$/

/** Those who change nothing go first, so that the owner finds what is theirs. */
const inOrder: readonly Anyone[] = [
  ...(['stranger', 'deleted', 'expired', 'deactivated', 'blocked'] as const),
  ...(['unrelated', 'other', 'contact', 'owner'] as const),
]

const personOf = (who: Anyone) => {
  if (who === 'stranger') return null
  return who === 'owner' ? cast.patient : cast[who]
}

const expectedOf = ({ expected }: Call, who: Anyone) =>
  expected[who] ?? (who in alikeTo ? expected[alikeTo[who as keyof typeof alikeTo]] : undefined)

async function sendAs(
  to: TestApp['app'],
  endpoint: Endpoint,
  { params = {}, query, body }: Call,
  person: { cookie: string } | null,
) {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name) => params[name]!)
  const unique =
    body && 'email' in body && 'name' in body
      ? { ...body, username: randomUUID(), email: `${randomUUID()}@x.example` }
      : body
  return to.inject({
    method: endpoint.method,
    url: `/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    ...(person && { headers: { cookie: person.cookie } }),
    ...(unique && { payload: unique }),
  })
}

test('every endpoint of the contract has a line in the table, a route and a declared access', () => {
  expect(Object.keys(calls()).sort()).toEqual(endpoints.map(([name]) => name).sort())
  for (const [name, { method, url, config }] of endpoints) {
    expect(config.allow, name).toBeTruthy()
    expect(
      app.app.hasRoute({ method, url: `/api${url}` as `${string}.${string}` }),
      `${name} has a route`,
    ).toBe(true)
  }
})

test('every route of the API is in the contract', async () => {
  const known = new Set(endpoints.map(([, { method, url }]) => `${method} /api${url}`))
  const described = (await app.app.inject('/api/openapi.json')).json()
  const routes = Object.entries<object>(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  )
  expect(routes.length).toBe(known.size)
  for (const route of routes) expect(known, route).toContain(route)
})

describe('endpoint × caller', () => {
  test('nobody is let in or refused wrongly', async () => {
    const wrong: string[] = []
    const registered = new Map<string, Endpoint>(endpoints)
    for (const name of registered.keys()) {
      const call = calls()[name]!
      const endpoint = registered.get(name)!
      // A register or login signs someone in and would replace the caller's session.
      const signsIn = name.endsWith('.register') || name.endsWith('.login')
      for (const who of signsIn ? (['stranger'] as const) : inOrder) {
        const reply = await sendAs(app.app, endpoint, call, personOf(who))
        const status = reply.statusCode
        const kind = String(reply.headers['content-type'] ?? 'none')
        const isSaid = /json|text/.test(kind) ? kind.endsWith('; charset=utf-8') : kind !== 'none'
        if (reply.rawPayload.length > 0 && !isSaid) wrong.push(`${name} as ${who}: ${kind}`)
        const expected = expectedOf(call, who)
        const isRight = expected === 'ok' ? status >= 200 && status < 400 : status === expected
        if (!isRight) wrong.push(`${name} as ${who}: ${status}, expected ${expected}`)
      }
      if (ending.test(name)) cast = await invite(app)
    }
    expect(wrong).toEqual([])
  }, 600_000)
})

/** The reply without what is new in each. */
async function answerTo(endpoint: Endpoint, call: Call, who: Anyone) {
  const reply = await sendAs(app.app, endpoint, call, personOf(who))
  return `${reply.statusCode} ${reply.body.replace(/"requestId":"[^"]*"/, '')}`
}

const naming = (call: Call, named: Readonly<Record<string, string>>): Call =>
  Object.entries(named).reduce(
    (text, [id, other]) => JSON.parse(JSON.stringify(text).replaceAll(id, other)),
    call,
  )

/** What makes something new each time, or ends what the next call needs. */
const notAlike = /\.(register|login|logout|create|export|startAdd|startSignIn|startSecondFactor)$/

describe('not there and not yours', () => {
  test('look the same, whatever of a patient’s is named', async () => {
    cast = await invite(app)
    const { patient, journal, template, patientPhoto } = cast
    const wrong: string[] = []
    for (const [name, endpoint] of endpoints)
      for (const who of ['stranger', 'other', 'unrelated'] as const)
        for (const id of [patient.id, journal, template, patientPhoto]) {
          const call = calls()[name]!
          if (notAlike.test(name) || !JSON.stringify(call).includes(id)) continue
          const none = await answerTo(endpoint, naming(call, { [id]: randomUUID() }), who)
          const theirs = await answerTo(endpoint, call, who)
          if (none !== theirs) wrong.push(`${name} as ${who}: ${theirs} instead of ${none}`)
        }
    expect(wrong).toEqual([])
  }, 300_000)

  test('nor is a therapist whom the operator stopped told from nobody', async () => {
    const { patient, other, contact, deactivated } = cast
    const wrong: string[] = []
    for (const [name, endpoint] of endpoints) {
      const call = calls()[name]!
      if (notAlike.test(name) || !JSON.stringify(call).includes(contact.id)) continue
      const own = { [patient.id]: other.id }
      const stopped = naming(call, { ...own, [contact.id]: deactivated.id })
      const nobody = naming(call, { ...own, [contact.id]: randomUUID() })
      const [theirs, none] = [
        await answerTo(endpoint, stopped, 'other'),
        await answerTo(endpoint, nobody, 'other'),
      ]
      if (none !== theirs) wrong.push(`${name}: ${theirs} instead of ${none}`)
    }
    expect(wrong).toEqual([])
  }, 300_000)
})

/** Where the guard is taken out: who may see nothing, and two in contact who may see what is between. */
const outside = [
  ...(['stranger', 'other', 'unrelated', 'blocked'] as const),
  ...(['deactivated', 'deleted', 'expired'] as const),
]
const inContact = ['contact', 'silent'] as const

/** What a patient and a therapist in contact both have a hand in, and what comes of sharing. */
const between = [
  ...['threads', 'messages', 'notifications', 'asides', 'case_notes', 'case_tasks'],
  ...['appointments', 'appointment_events', 'appointment_reminders', 'agenda_items'],
  ...['appointment_series', 'room_guests'],
]
const ofSharing = ['grants', 'mails', 'summary_reviews']

describe('endpoint × caller, where the guard is taken out', async () => {
  const unguarded = await startUnguarded(app)
  afterAll(() => unguarded.close())

  test('the database alone gives nobody a row of somebody else’s, and changes none', async ({
    annotate,
  }) => {
    cast = await invite(app)
    const words = await plant(app, cast)
    const { patient, contact } = cast
    const theirs = [patient.id, contact.id]
    const rowsOf = await rowsReader(app.pool)
    const written = await rowsOf(theirs)
    await openSessionsAgain(app, cast)
    const named = JSON.stringify([calls(), cast, await knownOf(app, cast), questions])
    const hidden = [...words.all, ...secretIds(written, named)]
    const secretTo = { contact: words.own, silent: words.all }
    const counts: Record<string, Record<string, number>> = {}
    const wrong: string[] = []
    for (const [name, endpoint] of endpoints)
      for (const who of [...outside, ...inContact]) {
        const person = who === 'stranger' ? null : cast[who]
        const isInContact = who === 'contact' || who === 'silent'
        if (person && /\.(register|login|logout)$/.test(name)) continue
        // Any patient may ask any therapist for a time.
        if (who === 'other' && name === 'appointments.create') continue
        // Either ends the contact, as it may, and with it what there is to see.
        if (isInContact && /^(declines\.create|therapists\.delete)$/.test(name)) continue
        const watched = who === 'contact' ? [patient.id] : theirs
        const before = await rowsOf(watched)
        // One that is sent in pieces is cut off where the database refuses what comes next.
        const reply = await sendAs(unguarded.app, endpoint, calls()[name]!, person).catch(
          () => null,
        )
        const outcome = reply ? `${Math.floor(reply.statusCode / 100)}xx` : 'cut off'
        counts[who] = { ...counts[who], [outcome]: (counts[who]?.[outcome] ?? 0) + 1 }
        const secrets = isInContact ? secretTo[who] : hidden
        const seen = secrets.filter((secret) => reply?.rawPayload.includes(secret))
        if (seen.length > 0) wrong.push(`${name} as ${who} shows ${seen}`)
        const may = who === 'contact' ? [...between, ...ofSharing] : isInContact ? between : []
        const changed = changedTables(before, await rowsOf(watched))
        const wrongly = changed.filter((table) => !may.includes(table))
        if (wrongly.length > 0) wrong.push(`${name} as ${who} changes ${wrongly}`)
      }
    for (const [who, outcomes] of Object.entries(counts))
      await annotate(`${who}: ${JSON.stringify(outcomes)}`)
    expect(wrong.join('\n')).toBe('')
  }, 900_000)
})

const questions = [patientQuestions, therapistQuestions]
