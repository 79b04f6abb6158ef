import { describe, expect, test } from 'vitest'
import { startJobs } from '../lib/job.ts'
import { letters, written } from '../mail/letters.ts'
import { listMails } from '../mail/mail-store.ts'
import { presenceIn } from '../messages/presence.ts'
import { mailsTo } from '../testing/mails.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'
import { queueAwayMails } from './away-mails.ts'
import { awayWatch } from './away-watch.ts'
import { noteSeen } from './seen.ts'

const app = await startSharedApp({ publicUrl: 'https://attune.example' })
const { context } = app
const url = await app.listen()

const secret = 'Zeppelin'
const kinds = ['somebody-wrote', 'day-of-messages', 'who-waits']
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const away = (now: Date) => queueAwayMails(context, now)
const any = { pace: 'at-once', quietHours: null, morning: false }
const set = ({ call }: SignedUp, some: object = {}) =>
  call('PUT', '/notifications/settings', { ...any, ...some })
const confirm = (person: SignedUp) =>
  app.pool.query(`UPDATE ${person.role}s SET email_confirmed_at = now() WHERE id = $1`, [person.id])
const mails = async ({ draft }: SignedUp) =>
  (await mailsTo(app, draft.email!)).filter(({ kind }) => kinds.includes(kind))

const seenAt = async ({ id }: SignedUp) => {
  const asked = 'SELECT seen_at FROM mail_settings WHERE person_id = $1'
  const { rows } = await app.pool.query(asked, [id])
  return Number(rows[0]?.seen_at ?? 0)
}
const fail = (error: unknown) => {
  throw error
}

/** A patient whose therapist has answered. */
async function answered(some: object = {}) {
  const [pat, thea] = await Promise.all([
    signUp(app, 'user', { name: `${secret} Pat` }),
    signUpPractising(app),
  ])
  for (const one of [pat, thea]) await confirm(one)
  await set(pat, some)
  await set(thea, { pace: 'off' })
  await write(app, pat, thea, secret)
  await write(app, thea, pat, secret)
  return { pat, thea }
}

describe('works', () => {
  test('one mail a conversation until it is read, however much is written', async () => {
    const { pat, thea } = await answered()
    await away(at(1))
    await write(app, thea, pat, secret)
    await away(at(30))
    await away(at(60 * 24))
    const [mail, ...more] = await mails(pat)
    expect(more).toEqual([])
    const [row] = (await pat.call('GET', '/notifications')).body
    expect(mail?.content.text).toContain(`https://attune.example/notifications?open=${row._id}`)
    expect(mail?.content.text).toContain('Your therapist wrote to you')
    await pat.call('PUT', '/messages/read', { partner: thea.id, partnerModel: 'Therapist', seq: 9 })
    await write(app, thea, pat, secret)
    await away(at(1))
    expect(await mails(pat)).toHaveLength(2)
  })

  test('after ten minutes, and not to who was here two minutes ago', async () => {
    const { pat } = await answered({ pace: 'after-10-minutes' })
    await away(at(9))
    expect(await mails(pat)).toEqual([])
    await noteSeen(context, new Map([[pat.id, at(11)]]))
    await away(at(12.9))
    expect(await mails(pat)).toEqual([])
    await away(at(13.1))
    expect(await mails(pat)).toHaveLength(1)
  })

  test('two minutes after the last page was closed, to the second, however short it was open', async () => {
    const { pat } = await answered()
    const stop = startJobs([awayWatch(context, presenceIn(app.chat), fail)])
    const tabs = [await openTab(url, pat.cookie), await openTab(url, pat.cookie)]
    await expect.poll(() => seenAt(pat)).toBeGreaterThan(0)
    await new Promise((later) => setTimeout(later, 1_500))
    for (const { socket } of tabs) socket.disconnect()
    const closed = Date.now()
    await expect.poll(async () => Math.abs((await seenAt(pat)) - closed)).toBeLessThan(1_000)
    await stop()
    await away(new Date(closed + 3_000))
    await away(new Date((await seenAt(pat)) + 119_000))
    expect(await mails(pat)).toEqual([])
    await away(new Date((await seenAt(pat)) + 120_000))
    expect(await mails(pat)).toHaveLength(1)
  })

  test('what is read before it is due is told by no mail', async () => {
    const { pat, thea } = await answered({ pace: 'after-10-minutes' })
    await away(at(1))
    await pat.call('PUT', '/messages/read', { partner: thea.id, partnerModel: 'Therapist', seq: 9 })
    await away(at(60))
    expect(await mails(pat)).toEqual([])
  })

  test('what comes in quiet hours waits for their end', async () => {
    const hour = (hours: number) =>
      `${(new Date().getUTCHours() + hours + 24) % 24}`.padStart(2, '0')
    const { pat } = await answered({ quietHours: { from: `${hour(-1)}:00`, to: `${hour(3)}:00` } })
    await away(at(60))
    expect(await mails(pat)).toEqual([])
    await away(at(4 * 60))
    expect(await mails(pat)).toHaveLength(1)
  })

  test('once a day it is one mail for all', async () => {
    const { pat } = await answered({ pace: 'daily' })
    const theo = await signUpPractising(app)
    await write(app, pat, theo, secret)
    await write(app, theo, pat, secret)
    await away(at(1))
    await away(at(24 * 60 + 1))
    expect((await mails(pat)).map(({ kind }) => kind)).toEqual(['day-of-messages'])
    expect((await mails(pat))[0]?.content.text).toContain('In 2 conversations')
  })

  test('a therapist reads each morning how many wait', async () => {
    const { thea } = await answered()
    const pat = await signUp(app, 'user')
    await write(app, pat, thea, secret)
    await set(thea, { pace: 'off', morning: true })
    await away(at(0))
    expect(await mails(thea)).toEqual([])
    await away(at(24 * 60 + 1))
    await away(at(24 * 60 + 2))
    const [mail, ...more] = await mails(thea)
    expect(more).toEqual([])
    expect(mail?.content.text).toContain('One patient waits for your answer')
    expect(mail?.content.text).toContain('https://attune.example/therapist/patients')
  })

  test('two nodes at once send one', async () => {
    const { pat } = await answered()
    await Promise.all(Array.from({ length: 6 }, () => away(at(1))))
    expect(await mails(pat)).toHaveLength(1)
  })

  test('until the address is confirmed nothing leaves, then what is still unread does', async () => {
    const { pat } = await answered()
    await app.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [pat.id])
    await away(at(1))
    expect(await mails(pat)).toEqual([])
    await confirm(pat)
    await away(at(90))
    expect(await mails(pat)).toHaveLength(1)
  })
})

describe('the link that ends them', () => {
  const linkIn = async (person: SignedUp) => {
    const [mail] = await mails(person)
    const link = mail?.content.unsubscribe ?? ''
    expect(mail?.content.text).toContain(link)
    return new URL(link).pathname
  }
  const asked = (method: 'GET' | 'POST', link: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      ...{ method, url: link },
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'List-Unsubscribe=One-Click',
      }),
    })
  /** As RFC 8058 has it sent at best: each part with a boundary between. */
  const askedInParts = (link: string) =>
    app.app.inject({
      ...{ method: 'POST', url: link },
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    })
  const paceOf = async ({ call }: SignedUp) =>
    (await call('GET', '/notifications/settings')).body.pace

  test('works signed out, with one call, and only where it is pressed', async () => {
    const { pat, thea } = await answered()
    await away(at(1))
    const link = await linkIn(pat)
    const look = await asked('GET', link)
    expect([look.statusCode, look.headers.location]).toEqual([
      303,
      link.replace('/api/unsubscribe/', '/unsubscribe#'),
    ])
    expect(await paceOf(pat)).toBe('at-once')
    expect((await asked('POST', link)).statusCode).toBe(204)
    expect((await asked('POST', link)).statusCode).toBe(204)
    expect(await paceOf(pat)).toBe('off')
    await pat.call('PUT', '/notifications/read', { _id: null })
    await write(app, thea, pat, secret)
    await away(at(60))
    expect(await mails(pat)).toHaveLength(1)
  })

  test('works in whatever wrapping a mail program sends it', async () => {
    const { pat } = await answered()
    await away(at(1))
    expect((await askedInParts(await linkIn(pat))).statusCode).toBe(204)
    expect(await paceOf(pat)).toBe('off')
  })

  test('works from the page of a mail provider, for whom it was written and nobody who is signed in there', async () => {
    const [{ pat }, { pat: other }] = [await answered(), await answered()]
    await away(at(1))
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    const link = await linkIn(pat)
    const { statusCode } = await asked('POST', link, { ...foreign, cookie: other.cookie })
    expect(statusCode).toBe(204)
    expect([await paceOf(pat), await paceOf(other)]).toEqual(['off', 'at-once'])
  })

  test('cannot be made up, nor outlive the account', async () => {
    const { pat } = await answered()
    await away(at(1))
    const link = await linkIn(pat)
    const end = link.at(-1) === 'A' ? 'B' : 'A'
    for (const forged of [`${link.slice(0, -2)}${end}w`, `/api/unsubscribe/${'A'.repeat(71)}`])
      expect((await asked('POST', forged)).statusCode).toBe(404)
    expect((await asked('POST', link.slice(0, 40))).statusCode).toBe(400)
    expect(await paceOf(pat)).toBe('at-once')
    await pat.call('DELETE', `/users/${pat.id}`)
    expect((await asked('POST', link)).statusCode).toBe(404)
  })
})

test('no mail in any state holds a word or a name of anyone', async () => {
  const { rows } = await app.pool.query('SELECT id FROM mails')
  expect(rows.length).toBeGreaterThan(10)
  const everyone = await app.pool.query('SELECT name FROM therapists')
  for (const { content } of await listMails(context.db, context.vault)) {
    const all = JSON.stringify({ ...content, to: '' })
    expect(all).not.toContain(secret)
    for (const { name } of everyone.rows) expect(all).not.toContain(name)
  }
  for (const count of [1, 2, 9]) {
    const day = written(letters.dayOfMessages(count, 'https://a.example', 'https://b.example'))
    expect(day.text).toContain('https://b.example')
  }
})
