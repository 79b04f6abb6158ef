import type { Role } from '@attune/contract/endpoint.ts'
import type { Model } from '@attune/contract/messages.ts'

export const senderRoleOf = (role: Role): Model => (role === 'user' ? 'User' : 'Therapist')

export type Participant = { id: string; model: Model }
