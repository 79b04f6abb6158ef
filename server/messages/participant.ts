import type { Role } from '@attune/contract/endpoint.ts'
import type { SenderRole } from '@attune/contract/messages.ts'

export const senderRoleOf = (role: Role): SenderRole => (role === 'user' ? 'User' : 'Therapist')

export type Participant = { id: string; model: SenderRole }

/** What someone writes to someone, before it is stored. */
export type Draft = {
  from: Participant
  to: Participant
  text: string
  clientId?: string | undefined
}
