import { paths } from '@attune/contract/paths.ts'

export const therapistPage = (id: string, name: string) => ({
  label: name,
  to: paths.therapist(id),
})

export const patientChat = (id: string, name: string) => ({
  label: name,
  to: paths.patientChat(id),
})
