import { z } from 'zod'

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const handleLetters =
  'Please use small letters from a to z, digits, and single hyphens between them.'

/** The last part of a booking link, such as `ines-duarte`. */
export const BookingHandle = z
  .string()
  .min(3, 'Please use three characters or more.')
  .max(40, 'Please use 40 characters at most.')
  .regex(shape, handleLetters)
export type BookingHandle = z.infer<typeof BookingHandle>

/** As somebody types it off a card: capitals lead there too. */
export const WrittenHandle = z.string().toLowerCase().min(3).max(40).regex(shape, handleLetters)

/** So many names a link can have had: each is kept for whom it was for good. */
export const handlesOfOne = 12
