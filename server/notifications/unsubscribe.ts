import { MailList } from '@attune/contract/notifications.ts'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { asJob } from '../lib/person.ts'
import type { Vault } from '../lib/vault.ts'
import { endMails } from './settings-store.ts'

/**
 * What ends the mails of a kind without signing in: the person's id in the clear, the kind sealed
 * with their key, so that nobody can make one up. It is kept nowhere and is good for as long as the
 * account is.
 */
export async function unsubscribeToken(db: Db, vault: Vault, person: string, list: MailList) {
  const key = await vault.keyOf(db, person)
  const id = Buffer.from(person.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, key.encrypt(list, sealedAs(person))]).toString('base64url')
}

export const unsubscribe = (db: Db, vault: Vault, token: string) =>
  asJob('unsubscribe', async () => {
    const { person, list } = await opened(db, vault, token)
    await endMails(db, person, list)
  })

async function opened(db: Db, vault: Vault, token: string) {
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, 16).toString('hex')
  const person = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const key = bytes.length > 16 ? (await vault.keysOf(db, [person])).get(person) : undefined
  if (!key) throw linkOver()
  try {
    return { person, list: MailList.parse(key.decrypt(bytes.subarray(16), sealedAs(person))) }
  } catch {
    throw linkOver()
  }
}

const linkOver = () => new AppError('not_found', 'This link is not good any more.')

const sealedAs = (person: string) => `mail_settings.unsubscribe:${person}` as const
