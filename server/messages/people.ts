import type { Role } from '@attune/contract/endpoint.ts'
import type { Model } from '@attune/contract/messages.ts'

export const modelOf = (role: Role): Model => (role === 'user' ? 'User' : 'Therapist')

export type Person = { id: string; model: Model }
