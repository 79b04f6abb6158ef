import { BookingHandle } from '@attune/contract/booking-handle.ts'

/** The end of a link out of a name: Inés Duarte-Ruiz becomes ines-duarte-ruiz; empty where none comes of it. */
export function proposedHandle(name: string): string {
  const made = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  return BookingHandle.safeParse(made).success ? made : ''
}
