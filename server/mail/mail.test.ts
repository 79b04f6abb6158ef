import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { mailsTo, tokenSentTo } from '../testing/mails.ts'
import { placesOf } from '../testing/rows.ts'
import { signUp } from '../testing/sign-up.ts'
import { deleteMails, sweepMails } from './mail-store.ts'
import { mailSender, openPost, sendDueMails } from './sender.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function startSmtp(...refuse: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...refuse)
  closing.push(server.stop)
  return server
}

async function startWith(smtpUrl: string) {
  const mail = { smtpUrl, from: 'Attune <hello@attune.example>' }
  const app = await startTestApp({ mail, publicUrl: 'https://attune.example' })
  closing.push(() => app.close())
  const post = openPost(mail)
  const errors: unknown[] = []
  const send = () => sendDueMails(app.context, post, (error) => errors.push(error))
  return { app, send, errors }
}

const makeDue = (app: TestApp) => app.pool.query('UPDATE mails SET due_at = now()')
const pauseOf = async (app: TestApp) => {
  const { rows } = await app.pool.query(
    'SELECT round(extract(epoch FROM due_at - now()))::int AS pause, tries FROM mails',
  )
  return rows[0] as { pause: number; tries: number } | undefined
}

describe('works', () => {
  test('what is queued is sent once, as text and HTML, and nothing of it is kept', async () => {
    const smtp = await startSmtp()
    const { app, send } = await startWith(smtp.url)
    const pat = await signUp(app, 'user')
    const token = await tokenSentTo(app, pat.draft.email!, 'confirm-email')
    expect(await Promise.all([send(), send(), send()])).toContain(1)
    expect(await send()).toBe(0)
    expect(smtp.heard).toHaveLength(1)
    const [{ to, raw } = { to: [], raw: '' }] = smtp.heard
    expect(to).toEqual([pat.draft.email])
    const read = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(read).toContain(`https://attune.example/confirm-email#${token}`)
    expect(read).toMatch(/content-type: text\/plain/i)
    expect(read).toMatch(/content-type: text\/html/i)
    expect(read).toMatch(/^from: Attune <hello@attune.example>/im)
    expect(await mailsTo(app, pat.draft.email!)).toEqual([])
  })

  test('the job sends by itself, and stops', async () => {
    const smtp = await startSmtp()
    const { app } = await startWith(smtp.url)
    const stop = mailSender(app.context, () => {}).start()
    await signUp(app, 'user')
    await expect.poll(() => smtp.heard.length, { timeout: 8_000 }).toBe(1)
    await stop()
  })

  test('without a server mails stay in the outbox for thirty days, sealed', async () => {
    const app = await startTestApp()
    closing.push(() => app.close())
    const pat = await signUp(app, 'user')
    const [mail] = await mailsTo(app, pat.draft.email!)
    expect(mail).toMatchObject({ kind: 'confirm-email', waits: false, tries: 0 })
    expect(await placesOf(app.pool, mail!.content.subject)).toEqual([])
    expect(await placesOf(app.pool, pat.draft.email!)).toEqual([])
    const age = (days: number) =>
      app.pool.query(
        `UPDATE mails SET created_at = now() - make_interval(days => $1),
         expires_at = now() - make_interval(days => $1) + interval '30 days'`,
        [days],
      )
    await age(29)
    await sweepMails(app.context.db)
    expect(await mailsTo(app, pat.draft.email!)).toHaveLength(1)
    await age(30)
    await sweepMails(app.context.db)
    expect(await mailsTo(app, pat.draft.email!)).toEqual([])
  })
})

describe('a mail server that fails', () => {
  test('a dead one holds no call up; the mail is tried again, each time later', async () => {
    const { app, send, errors } = await startWith('smtp://127.0.0.1:9')
    const before = performance.now()
    const pat = await signUp(app, 'user')
    expect(performance.now() - before).toBeLessThan(5_000)
    for (const pause of [30, 60, 120]) {
      expect(await send()).toBe(0)
      const now = await pauseOf(app)
      expect(Math.abs((now?.pause ?? 0) - pause)).toBeLessThan(5)
      await makeDue(app)
    }
    expect(String(errors)).not.toContain(pat.draft.email)
    expect(await mailsTo(app, pat.draft.email!)).toMatchObject([{ tries: 3 }])
  })

  test('one that is busy gets it later, once', async () => {
    let busy = true
    const smtp = await startSmtp(() => (busy ? { code: 451 } : undefined))
    const { app, send } = await startWith(smtp.url)
    await signUp(app, 'user')
    expect(await send()).toBe(0)
    expect(await send()).toBe(0)
    busy = false
    await makeDue(app)
    expect(await send()).toBe(1)
    expect(smtp.heard).toHaveLength(1)
  })

  test('one that refuses the address for good is not asked again', async () => {
    const smtp = await startSmtp(() => ({ code: 550 }))
    const { app, send } = await startWith(smtp.url)
    const pat = await signUp(app, 'user')
    await send()
    expect(await mailsTo(app, pat.draft.email!)).toEqual([])
  })

  test('what is older than it is worth is not sent', async () => {
    const smtp = await startSmtp()
    const { app, send } = await startWith(smtp.url)
    await signUp(app, 'user')
    await app.pool.query("UPDATE mails SET expires_at = now() - interval '1 second'")
    expect(await send()).toBe(0)
    expect(smtp.heard).toEqual([])
  })

  test('what a node had taken when it died is sent by another', async () => {
    const smtp = await startSmtp()
    const { app, send } = await startWith(smtp.url)
    const pat = await signUp(app, 'user')
    // Taken, and never told of again.
    await app.pool.query("UPDATE mails SET tries = 1, due_at = now() + interval '5 minutes'")
    expect(await send()).toBe(0)
    await makeDue(app)
    expect(await send()).toBe(1)
    await deleteMails(app.context.db, pat.id)
  })
})
