import type { Role } from '@attune/contract/endpoint.ts'
import { mostCounted, type Notification } from '@attune/contract/notifications.ts'
import { paths } from '@attune/contract/paths.ts'
import { dateFormat } from '../lib/date-format.ts'

/** What happened, out of the kind and who it is about. */
export function sentenceOf({ kind, about, appointment }: Told): string {
  const name = about?.name ?? 'Someone who has left'
  return {
    message: `New in your conversation with ${name}`,
    answer: `${name} has answered your first message`,
    decline: `${name} can’t take this on, and has written to you`,
    reading: `${name} read what you share`,
    shared: `${name} changed what they share with you`,
    licence: 'A licence of yours was looked at',
    training: 'A training of yours was looked at',
    standing: 'Whoever runs this site changed whether you may practise',
    device: 'A new device signed in to your account',
    appointment: appointment
      ? `Something changed about the appointment with ${name} on ${day(appointment.at)}`
      : `Something changed about an appointment with ${name}`,
  }[kind]
}

const day = dateFormat({
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

type Told = Pick<Notification, 'kind' | 'about' | 'appointment'>

/** Of a conversation: read once its words are on the screen, here or anywhere else. */
export const isTalk = ({ kind }: Pick<Notification, 'kind'>) =>
  kind === 'message' || kind === 'answer' || kind === 'decline'

/** Where it leads; a patient's conversation opens in front of the list of them. */
export function wayOf(one: Told, role: Role) {
  const { about, kind } = one
  if (kind === 'appointment') {
    const of = one.appointment?._id
    if (role === 'user') return of ? paths.appointment(of) : paths.appointments
    return of ? paths.therapistAppointment(of) : paths.therapistAppointments
  }
  if (role === 'user') return isTalk(one) ? paths.messages : paths.profile
  if (about && (isTalk(one) || about.model === 'User')) return paths.patientChat(about._id)
  return isTalk(one) ? paths.patients : paths.therapistProfile
}

/** Whose chat opens there; null where nobody is left to open it with. */
export const chatOf = (one: Told) => (isTalk(one) && one.about ? one.about._id : null)

/** Marking notifications as read reads no conversation: nobody has seen what was written there. */
export const messagesStay = 'Unread messages stay unread.'

export const shownCount = (unread: number) =>
  unread > mostCounted ? `${mostCounted}+` : `${unread}`

export const listPathOf: Record<Role, string> = {
  user: paths.notifications,
  therapist: paths.therapistNotifications,
}
