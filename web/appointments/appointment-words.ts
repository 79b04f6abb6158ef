import type { Appointment, AppointmentStatus } from '@attune/contract/appointments.ts'
import type { AppointmentFormat, AppointmentKind } from '@attune/contract/calendar.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { firstName } from '../lib/first-name.ts'
import { type Reader, shortTime } from './time-words.ts'

export const kindNames: Record<AppointmentKind, string> = {
  'first-talk': 'First talk',
  session: 'Session',
}

export const formatNames: Record<AppointmentFormat, string> = {
  online: 'Online',
  'in-person': 'In person',
}

/** First talk, 20 minutes, free of charge. */
export function offerText(offer: { kind: AppointmentKind; minutes: number; free: boolean }) {
  const free = offer.kind === 'first-talk' && offer.free ? ', free of charge' : ''
  return `${kindNames[offer.kind]}, ${offer.minutes} minutes${free}`
}

export const minutesOf = ({ at, until }: Pick<Appointment, 'at' | 'until'>) =>
  Math.round((until.getTime() - at.getTime()) / 60_000)

/** By whose clock the other of the two lives. */
export const otherZone = ({ timeZones }: Pick<Appointment, 'timeZones'>, role: Role) =>
  role === 'user' ? timeZones.therapist : timeZones.patient

/** How it stands, to whoever reads. */
export function statusText(one: Appointment, reader: Reader): string {
  const until = one.answerBy && shortTime(one.answerBy, reader)
  if (one.status === 'offered') return until ? `Kept for you until ${until}` : 'Kept for you'
  if (one.status === 'requested')
    return one.may.includes('confirm')
      ? `Asked for. ${until ? `Please answer by ${until}.` : ''}`.trim()
      : `Waiting for ${firstName(one.partner.name)} to confirm`
  if (one.proposal)
    return one.proposal.by === 'me'
      ? `Confirmed. ${firstName(one.partner.name)} is asked about another time`
      : `Confirmed. ${firstName(one.partner.name)} proposes another time`
  return plainStatus[one.status]
}

const plainStatus: Record<AppointmentStatus, string> = {
  offered: 'Kept for you',
  requested: 'Asked for',
  confirmed: 'Confirmed',
  past: 'Past',
  declined: 'This time was not possible',
  withdrawn: 'Taken back',
  expired: 'Not answered in time',
  cancelled: 'Cancelled',
}

/** Within a day of it, when "today" can be too much. */
export const isSoon = ({ at }: Pick<Appointment, 'at'>, { now }: Reader) =>
  at.getTime() - now.getTime() < 24 * 3_600_000

/** Whether it holds a place in the day of both. */
export const isAhead = ({ status }: Pick<Appointment, 'status'>) =>
  status === 'offered' || status === 'requested' || status === 'confirmed'

type Policy = { hours: number; at: Date; name: string; free: boolean }

/** What holds for cancelling, kindly and beforehand. */
export function policyText({ hours, at, name, free }: Policy, reader: Reader): string {
  if (free || hours === 0)
    return 'Plans change, and that is fine: until it begins, cancelling costs nothing.'
  const limit = new Date(at.getTime() - hours * 3_600_000)
  if (limit <= reader.now)
    return `Plans change, and that is fine: you can cancel here at any time. As it begins soon, ${firstName(name)} may still ask for the fee.`
  return `Plans change, and that is fine: until ${shortTime(limit, reader)} cancelling costs nothing. After that you can still cancel here, and ${firstName(name)} may ask for the fee.`
}
