import { brand } from '@attune/contract/brand.ts'
import { paths } from '@attune/contract/paths.ts'
import { resetMinutes } from '@attune/contract/security.ts'

/** What a mail is about. */
export type MailKind =
  | 'confirm-email'
  | 'reset-password'
  | 'password-changed'
  | 'email-changed'
  | 'new-device'
  | 'second-factor-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-copied'
  | 'first-reading'
  | 'licence-looked-at'
  | 'somebody-wrote'
  | 'day-of-messages'
  | 'who-waits'
  | 'appointment-changed'
  | 'appointment-reminder'

/** A link stands on a line of its own. */
type Line = string | { link: string; label: string }

/**
 * What is said by mail, and all of it: never a name, a message, an entry or an answer, since a mail
 * is read on the way and on screens that others see. `keptHours` is how long it is worth sending.
 */
export type Letter = {
  kind: MailKind
  subject: string
  lines: readonly Line[]
  keptHours: number
  /** What a calendar makes of it (iTIP, RFC 5546). */
  calendar?: CalendarPart
}

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; text: string }

/** With the address that ends such mails, for who reads it and for mail programs (RFC 8058). */
export type RepeatedLetter = Letter & { unsubscribe: string }

export const letters = {
  confirmEmail: (address: string, token: string): Letter => ({
    kind: 'confirm-email',
    subject: `Confirm your email address for ${brand}`,
    lines: [
      `Someone, most likely you, gave this address for an account at ${brand}.`,
      'Confirm it, so that you can get back in if you forget your password, and so that we can tell you when something about your account changes:',
      { link: `${address}${paths.confirmEmail}#${token}`, label: 'Confirm this address' },
      'The link is good for seven days. If you have no account with us, you can leave this mail alone: nothing else will come.',
    ],
    keptHours: 7 * 24,
  }),

  resetPassword: (address: string, token: string, account: string): Letter => ({
    kind: 'reset-password',
    subject: `Choose a new password for ${brand}`,
    lines: [
      `Someone, most likely you, asked for a new password for your ${account} account at ${brand}.`,
      { link: `${address}${paths.resetPassword}#${token}`, label: 'Choose a new password' },
      `The link works once, and for ${resetMinutes} minutes. Nothing in your account is lost: only the password changes, and you will be signed out everywhere.`,
      'If you did not ask for this, you can leave this mail alone. Your password stays as it is.',
    ],
    keptHours: resetMinutes / 60,
  }),

  passwordChanged: (address: string, at: Date): Letter => ({
    kind: 'password-changed',
    subject: `Your password for ${brand} was changed`,
    lines: [
      `The password of your account at ${brand} was changed ${when(at)}. Everywhere else you were signed out.`,
      ...ifNotYou(address),
    ],
    keptHours: 7 * 24,
  }),

  emailChanged: (address: string, at: Date): Letter => ({
    kind: 'email-changed',
    subject: `The email address of your account at ${brand} was changed`,
    lines: [
      `Your account at ${brand} was given another email address ${when(at)}. From now on mails go there, and this is the last one here.`,
      'If that was you, there is nothing to do.',
      `If it was not you, someone else has your password. Write to whoever runs this ${brand} today, and say that this was your address:`,
      { link: address, label: address },
    ],
    keptHours: 7 * 24,
  }),

  newDevice: (address: string, at: Date, device: string): Letter => ({
    kind: 'new-device',
    subject: `A new sign-in to ${brand}`,
    lines: [
      `Someone signed in to your account at ${brand} ${when(at)} with a browser that had not been used for it before: ${device}.`,
      ...ifNotYou(address),
    ],
    keptHours: 7 * 24,
  }),

  secondFactorChanged: (address: string, at: Date, isOn: boolean): Letter => ({
    kind: 'second-factor-changed',
    subject: `The second step of your sign-in to ${brand} was turned ${isOn ? 'on' : 'off'}`,
    lines: [
      `The second step of signing in to your account at ${brand} was turned ${isOn ? 'on' : 'off'} ${when(at)}.`,
      ...ifNotYou(address),
    ],
    keptHours: 7 * 24,
  }),

  passkeyAdded: (address: string, at: Date): Letter => ({
    kind: 'passkey-added',
    subject: `A passkey was added to your account at ${brand}`,
    lines: [
      `A passkey was added to your account at ${brand} ${when(at)}. It signs in without your password.`,
      'If that was you, there is nothing to do.',
      'If it was not you, choose a new password now, which signs everyone out. Then sign in and remove the passkey in your profile: until you do, it opens your account.',
      { link: `${address}${paths.forgotPassword}`, label: 'Choose a new password' },
    ],
    keptHours: 7 * 24,
  }),

  passkeyRemoved: (address: string, at: Date): Letter => ({
    kind: 'passkey-removed',
    subject: `A passkey was removed from your account at ${brand}`,
    lines: [
      `A passkey was removed from your account at ${brand} ${when(at)}. It no longer signs in.`,
      ...ifNotYou(address),
    ],
    keptHours: 7 * 24,
  }),

  passkeyCopied: (address: string, at: Date): Letter => ({
    kind: 'passkey-copied',
    subject: `A passkey of your account at ${brand} was refused`,
    lines: [
      `Someone used a passkey of your account at ${brand} ${when(at)} that says it was used less often than we know. That happens when a passkey was copied. We let nobody in.`,
      'Please sign in with your password, and remove the passkey in your profile. Then add a new one.',
      { link: address, label: address },
    ],
    keptHours: 7 * 24,
  }),

  /** Not who, nor what: whoever sees the screen learns nothing. */
  firstReading: (address: string, at: Date): Letter => ({
    kind: 'first-reading',
    subject: `There is something to look up in your account at ${brand}`,
    lines: [
      `Something in your account was opened for the first time ${when(at)} by someone you allowed to. Who and what it was is in your profile:`,
      { link: `${address}${paths.profile}`, label: 'Open your profile' },
      'There you can also take back what you allowed, with one tap.',
    ],
    keptHours: 7 * 24,
  }),

  /** Not which, nor what was found. */
  licenceLookedAt: (address: string, at: Date): Letter => ({
    kind: 'licence-looked-at',
    subject: `A licence in your account at ${brand} was looked at`,
    lines: [
      `Whoever runs this ${brand} looked at a licence you declared ${when(at)}. What they found, and what you can do if you see it differently, is in your profile:`,
      { link: `${address}${paths.therapistProfile}`, label: 'Open your profile' },
    ],
    keptHours: 7 * 24,
  }),

  /** Not who, nor what: a link to the conversation that says neither. */
  somebodyWrote: (writer: string, link: string, unsubscribe: string): RepeatedLetter => ({
    kind: 'somebody-wrote',
    subject: `A new message at ${brand}`,
    lines: [
      `${writer} wrote to you at ${brand}. What they wrote is only there, behind your sign-in:`,
      { link, label: 'Open the conversation' },
      'Until you have opened it, no further mail comes about this conversation.',
    ],
    keptHours: 24,
    unsubscribe,
  }),

  dayOfMessages: (count: number, link: string, unsubscribe: string): RepeatedLetter => ({
    kind: 'day-of-messages',
    subject: `New messages at ${brand}`,
    lines: [
      count === 1
        ? `In one conversation at ${brand} there is something you have not read:`
        : `In ${count} conversations at ${brand} there is something you have not read:`,
      { link, label: 'Open your messages' },
    ],
    keptHours: 24,
    unsubscribe,
  }),

  whoWaits: (
    count: number,
    longest: string,
    link: string,
    unsubscribe: string,
  ): RepeatedLetter => ({
    kind: 'who-waits',
    subject: `Who waits for your answer at ${brand}`,
    lines: [
      count === 1
        ? `One patient waits for your answer at ${brand}; they wrote ${longest}.`
        : `${count} patients wait for your answer at ${brand}, the first of them wrote ${longest}.`,
      { link, label: 'Open your patients' },
    ],
    keptHours: 12,
    unsubscribe,
  }),
  /** Not with whom, nor what for: when it is stands in the calendar's part, and behind the sign-in. */
  appointmentChanged: (link: string, calendar: CalendarPart | undefined): Letter => ({
    kind: 'appointment-changed',
    subject: `An appointment at ${brand} changed`,
    lines: [
      `An appointment of yours at ${brand} was asked for, agreed on, moved or cancelled. What it is about is only there, behind your sign-in:`,
      { link, label: 'Open your appointments' },
    ],
    keptHours: 7 * 24,
    ...(calendar && { calendar }),
  }),

  appointmentAhead: (
    begins: 'within an hour' | 'within a day',
    link: string,
    unsubscribe: string,
  ): RepeatedLetter => ({
    kind: 'appointment-reminder',
    subject: `Your appointment at ${brand}`,
    lines: [
      `An appointment of yours at ${brand} begins ${begins}. When exactly, and where, is here:`,
      { link, label: 'Open the appointment' },
      'If today is too much, you can move it here.',
    ],
    keptHours: begins === 'within an hour' ? 1 : 24,
    unsubscribe,
  }),
} as const

const ifNotYou = (address: string): Line[] => [
  'If that was you, there is nothing to do.',
  'If it was not you, choose a new password now. That signs everyone out:',
  { link: `${address}${paths.forgotPassword}`, label: 'Choose a new password' },
]

const when = (at: Date) => {
  const day = at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const hour = at.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'UTC' })
  return `on ${day} at ${hour} (UTC)`
}

type Written = { text: string; html: string; unsubscribe?: string }

/** As plain text, and as HTML that loads nothing from anywhere. */
export function written(letter: Letter | RepeatedLetter): Written {
  const unsubscribe = 'unsubscribe' in letter ? letter.unsubscribe : undefined
  const lines = unsubscribe
    ? [
        ...letter.lines,
        'If you do not want such mails any more, this ends them, without signing in:',
        { link: unsubscribe, label: 'No more of these mails' },
      ]
    : letter.lines
  const text = lines.map((line) => (typeof line === 'string' ? line : line.link)).join('\n\n')
  const html = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${escaped(line)}</p>`
      : `<p><a href="${escaped(line.link)}">${escaped(line.label)}</a></p>`,
  )
  return {
    text: `${text}\n\n${brand}\n`,
    html: `<!doctype html><html lang="en"><body>${html.join('')}<p>${brand}</p></body></html>`,
    ...(unsubscribe && { unsubscribe }),
  }
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
