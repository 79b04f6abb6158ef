import type { Role } from '@attune/contract/endpoint.ts'
import { mostCounted, type Notification } from '@attune/contract/notifications.ts'
import { paths } from '@attune/contract/paths.ts'

export type Told = Pick<Notification, 'kind' | 'about' | 'appointment'>

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
