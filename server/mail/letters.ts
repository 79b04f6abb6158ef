/** What a mail is about. */
export type MailKind =
  | 'confirm-email'
  | 'reset-password'
  | 'password-changed'
  | 'email-changed'
  | 'new-device'
  | 'second-factor-changed'
