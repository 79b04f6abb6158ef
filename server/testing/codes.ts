import { generateSync } from 'otplib'

/** The code that an authenticator app with this key shows so many steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })
