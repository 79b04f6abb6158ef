import type { Partner } from '@attune/contract/messages.ts'

/** As much of the other person as a chat needs: a therapist's page knows no more either. */
export type ChatPartner = Pick<Partner, '_id' | 'model' | 'name' | 'deleted'>
