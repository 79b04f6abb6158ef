import type { Partner } from '@attune/contract/messages.ts'
import type { Therapist } from '@attune/contract/therapists.ts'

/** A therapist as the other side of a chat. */
export const partnerOf = ({ _id, name, image, isDemo }: Therapist): Partner => ({
  _id,
  model: 'Therapist',
  name,
  image,
  isDemo,
  deleted: false,
})
