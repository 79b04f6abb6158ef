/** Every way a request can fail, and the status it travels with. */
export const statusOf = {
  invalid: 400,
  signed_out: 401,
  /** The password was right, or was not asked for: a code of the second step is. */
  second_factor_required: 401,
  forbidden: 403,
  /** The password has to be given again first. */
  reauthentication_required: 403,
  /** The operator requires a second step, which this account has not set up. */
  second_factor_missing: 403,
  not_found: 404,
  taken: 409,
  /** What was asked for made sense until something else happened. */
  too_late: 409,
  too_large: 413,
  too_many: 429,
  /** Kept from being sent for now, by a rule a person is told: not to be tried again by itself. */
  not_yet: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf

/**
 * What a refused call or event is answered with. `field` names what was wrong in the input.
 * `requestId` is in every reply to a call, as in its header `x-request-id`; the log knows a failure
 * by it. Events have none.
 */
export type ErrorBody = {
  error: string
  code: ErrorCode
  field?: string | undefined
  requestId?: string | undefined
}

/** The sentences more than one place says. */
export const say = {
  contactEnded: 'The contact with them has ended, so nothing can be shared.',
  missingFields: 'Please provide all required fields',
  misfit: 'Something here does not fit. Please look it over and try again.',
  badCredentials: 'Invalid email or password',
  emailTaken: 'Email is already taken',
  usernameTaken: 'Username is already taken',
  handleTaken: 'Somebody else has this link already. Please choose another one.',
  tooManyHandles:
    'Your link has had twelve names, and each is kept for you. Please take one of those again.',
  noSuchLink: 'This link leads to nobody any more.',
  notAnImage: 'Please choose an image file.',
  imageTooLarge: 'Payload too large. Please reduce the file size.',
  unreadable: 'That could not be read. Please try again.',
  tooSlow: 'That took too long to arrive. Please try again.',
  signIn: 'Please sign in',
  passwordAgain: 'Please enter your password again first',
  codeWanted: 'Please enter the code of your authenticator app, or a recovery code',
  codeWrong: 'That code is not right, or has been used. Please enter the newest one.',
  secondFactorMissing: 'Please set up the second step of your sign-in first',
  passkeyNotMade: 'This passkey could not be added. Please try again.',
  passkeyRefused: 'This passkey was not accepted. Please try again, or sign in with your password.',
  lastFactor:
    'Whoever runs this site asks a second step of every therapist. Please set up another one first.',
  linkOver: 'This link has been used or is too old. Please ask for a new one.',
  notYours: 'Not your account',
  internal: 'Something went wrong here. Please try again in a moment.',
  unavailable: 'Attune cannot do this right now. Please try again in a moment.',
  busy: 'Attune is busy with other pictures right now. Please try again in a moment.',
  tooMany: 'Too many tries. Please wait a little and try again.',
  therapistNotFound: 'Therapist not found',
  diagnosisNotFound: 'Diagnosis not found',
} as const
