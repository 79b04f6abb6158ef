import type { Reader } from '../appointments/time-words.ts'
import { appointmentSentence } from '../appointments/told-words.ts'
import type { Told } from './sentences.ts'

/** What happened, out of the kind and who it is about. */
export function sentenceOf({ kind, about, appointment }: Told, reader: Reader): string {
  const name = about?.name ?? 'Someone who has left'
  if (kind === 'appointment' && !about)
    return 'What was agreed on with someone who has left is cancelled'
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
      ? appointmentSentence(appointment, name, reader)
      : `Something changed about an appointment with ${name}`,
  }[kind]
}
