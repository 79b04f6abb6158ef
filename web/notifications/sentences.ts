import type { Role } from '@attune/contract/endpoint.ts'
import { mostCounted, type Notification } from '@attune/contract/notifications.ts'
import { paths } from '@attune/contract/paths.ts'

/** What happened, out of the kind and who it is about. */
export function sentenceOf({ kind, about }: Pick<Notification, 'kind' | 'about'>): string {
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
    device: 'Your account was signed in to from a new device',
  }[kind]
}

/** Where it leads; a patient's conversation opens in front of the list of them. */
export function wayOf({ kind, about }: Pick<Notification, 'kind' | 'about'>, role: Role) {
  const isTalk = kind === 'message' || kind === 'answer' || kind === 'decline'
  if (role === 'therapist')
    return about?.model === 'User' ? paths.patientChat(about._id) : therapistWay(isTalk)
  return isTalk ? paths.messages : paths.profile
}

const therapistWay = (isTalk: boolean) => (isTalk ? paths.patients : paths.therapistProfile)

/** Whose chat opens there. */
export const chatOf = ({ kind, about }: Pick<Notification, 'kind' | 'about'>) =>
  (kind === 'message' || kind === 'answer' || kind === 'decline') && about?.model === 'Therapist'
    ? about._id
    : null

export const shownCount = (unread: number) =>
  unread > mostCounted ? `${mostCounted}+` : `${unread}`

export const listPathOf: Record<Role, string> = {
  user: paths.notifications,
  therapist: paths.therapistNotifications,
}
