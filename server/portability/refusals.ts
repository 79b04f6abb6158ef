import { AppError } from '../lib/errors.ts'

/** Every way an archive is refused, in one plain line each. */
export const notAnArchive = () =>
  new AppError('invalid', 'This file is not an archive of Attune, or it is damaged.', 'archive')

export const locked = () =>
  new AppError('invalid', 'This archive is locked. Please enter its passphrase.', 'passphrase')

export const wrongPassphrase = () =>
  new AppError('invalid', 'This passphrase does not open the archive.', 'passphrase')

export const otherVersion = () =>
  new AppError('invalid', 'This archive was made by another version of Attune.', 'archive')

export const otherRole = (role: string) =>
  new AppError(
    'invalid',
    `This archive is of a ${role === 'user' ? 'patient' : 'therapist'}’s account.`,
    'archive',
  )

export const anotherBefore = () =>
  new AppError('taken', 'Another archive was taken into this account before.', 'archive')

export const archiveTooLarge = () =>
  new AppError('too_large', 'This archive is too large to be taken in.', 'archive')

export const endedMidway = () =>
  new AppError(
    'unavailable',
    'This archive could not be taken in now, and nothing of it was. Please try again later.',
    undefined,
    60,
  )
