import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 letters of base64url: a token, a link, a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret, to know it again by: its SHA-256 in hexadecimal digits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
