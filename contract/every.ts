import { advice } from './advice.ts'
import { ai } from './ai.ts'
import { appointments } from './appointment-calls.ts'
import { bookingLink } from './booking-link.ts'
import { busyTimes } from './busy-times.ts'
import { calendar } from './calendar.ts'
import { caseNotes } from './case-notes.ts'
import { chatbot } from './chatbot.ts'
import { declines } from './declines.ts'
import { diagnosis } from './diagnosis.ts'
import type { Endpoint } from './endpoint.ts'
import { journals } from './journals.ts'
import { learning } from './learning.ts'
import { ledger } from './ledger.ts'
import { licences } from './licences.ts'
import { matching } from './matching.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { passkeys } from './passkeys.ts'
import { photos } from './photos.ts'
import { places } from './places.ts'
import { portability } from './portability.ts'
import { practice } from './practice-facts.ts'
import { push } from './push.ts'
import { questionnaires } from './questionnaires.ts'
import { reach } from './reach.ts'
import { recommendations } from './recommendations.ts'
import { reports } from './reports.ts'
import { responsiveness } from './responsiveness.ts'
import { reviews } from './reviews.ts'
import { risk } from './risk.ts'
import { room } from './room.ts'
import { roomGuests } from './room-guests.ts'
import { security } from './security.ts'
import { series } from './series.ts'
import { system } from './system.ts'
import { templates } from './templates.ts'
import { therapists } from './therapists.ts'
import { users } from './users.ts'
import { wishes } from './wish-facts.ts'

/** The whole contract by slice, for what must hold for every endpoint. */
export const contract: Record<string, Record<string, Endpoint>> = {
  users,
  therapists,
  licences,
  practice,
  places,
  wishes,
  photos,
  questionnaires,
  diagnosis,
  ledger,
  reviews,
  advice,
  matching,
  learning,
  responsiveness,
  reach,
  recommendations,
  journals,
  messages,
  caseNotes,
  calendar,
  busyTimes,
  appointments,
  series,
  bookingLink,
  room,
  roomGuests,
  notifications,
  push,
  templates,
  reports,
  declines,
  chatbot,
  ai,
  risk,
  security,
  passkeys,
  portability,
  system,
}

/** The same in one list, each by its name, such as `journals.list`. */
export const endpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(
  contract,
).flatMap(([slice, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${slice}.${name}`, endpoint] as const),
)
