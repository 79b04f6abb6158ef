import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { archiveLists, archiveSingles } from '@attune/contract/archive.ts'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { describe, expect, test } from 'vitest'
import { dataOf, download, unzip, upload } from '../testing/archives.ts'
import { countRows } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const own = await signUp(app, 'user')
await own.call('POST', `/users/${own.id}/journals`, { title: 'A day', content: 'Quiet' })
const good = await dataOf(await download(own))

async function zip(files: readonly (readonly [string, string])[]): Promise<Buffer> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [name, text] of files) await writer.add(name, new TextReader(text))
  return Buffer.from(await writer.close())
}

const withData = (data: unknown) => zip([['data.json', JSON.stringify(data)]])
const withText = (text: string) => zip([['data.json', text]])

/** Refused, and not a row of any table is there that was not before. */
async function refused(archive: Buffer, passphrase?: string) {
  const pat = await signUp(app, 'user')
  const before = await countRows(app.pool)
  const { status, body } = await upload(app, pat, archive, passphrase)
  expect(await countRows(app.pool)).toEqual(before)
  expect(await dataOf(await download(pat))).toMatchObject({
    journal: [],
    account: { name: pat.draft.name },
  })
  return [status, body.error]
}

const damaged = [400, 'This file is not an archive of Attune, or it is damaged.']
const tooLarge = [413, 'This archive is too large to be taken in.']
const entry = good.journal[0]
const dataFile = ['data.json', JSON.stringify(good)] as const

describe('refuses', () => {
  test.each<[string, () => Promise<Buffer>, unknown]>([
    ['what is no zip', async () => Buffer.from('no zip at all'), damaged],
    ['an empty file', async () => Buffer.alloc(0), damaged],
    ['a zip without data', () => zip([['other.json', '{}']]), damaged],
    ['names that lead elsewhere', () => zip([['../data.json', JSON.stringify(good)]]), damaged],
    ['text that is no JSON', () => withText('{"format":'), damaged],
    ['another document', () => withData({}), damaged],
    ['a list of documents', () => withData([good]), damaged],
    [
      'another version',
      () => withData({ ...good, version: 2 }),
      [400, 'This archive was made by another version of Attune.'],
    ],
    ['a part that we do not know', () => withData({ ...good, admin: true }), damaged],
    ['a missing part', () => withData({ ...good, journal: undefined }), damaged],
    [
      'a part twice',
      async () => withText(JSON.stringify(good).replace('{', '{"journal":[],')),
      damaged,
    ],
    [
      'a record of another shape',
      () => withData({ ...good, journal: [entry, { title: 1 }] }),
      damaged,
    ],
    [
      'an entry of tomorrow',
      () => withData({ ...good, journal: [entry, { ...entry, date: '2999-01-01T00:00:00.000Z' }] }),
      damaged,
    ],
    [
      'an entry without a word',
      () => withData({ ...good, journal: [entry, { ...entry, title: ' ' }] }),
      damaged,
    ],
    [
      'an entry with NUL',
      () => withData({ ...good, journal: [entry, { ...entry, content: 'a\u0000b' }] }),
      damaged,
    ],
    [
      'a message of no conversation',
      () =>
        withData({
          ...good,
          messages: [{ conversation: 7, by: 'me', date: entry.date, text: 'x' }],
        }),
      damaged,
    ],
    [
      'two conversations in one',
      () => withData({ ...good, conversations: [conversation, conversation] }),
      damaged,
    ],
    ['a nest without end', () => withText(`{"account":${'['.repeat(1_000_000)}`), damaged],
    [
      'a record without end',
      () => withText(`{"account":{"name":"${'a'.repeat(3_000_000)}`),
      damaged,
    ],
    ['a zip bomb', () => withText(`{"journal":[${' '.repeat(70_000_000)}`), damaged],
    [
      'one in place of a picture',
      () => zip([dataFile, ['pictures/profile.webp', ' '.repeat(6_000_000)]]),
      tooLarge,
    ],
    ['what is larger than allowed', async () => Buffer.alloc(33 * 1024 * 1024), tooLarge],
  ])('%s', async (_, make, expected) => {
    expect(await refused(await make())).toEqual(expected)
  })

  test('a damaged file, at whichever byte', async () => {
    const archive = await download(own)
    const entryAt = archive.indexOf('data.json')
    const broken = Buffer.from(archive)
    broken[entryAt + 60] = (broken[entryAt + 60] ?? 0) ^ 0xff
    expect(await refused(broken)).toEqual(damaged)
    expect(await refused(archive.subarray(0, archive.length / 2))).toEqual(damaged)
  })

  test('a locked one without its passphrase or with another', async () => {
    const archive = await download(own, 'a long passphrase')
    expect(await refused(archive)).toEqual([
      400,
      'This archive is locked. Please enter its passphrase.',
    ])
    const wrong = await refused(archive, 'another passphrase')
    expect(wrong).toEqual([400, 'This passphrase does not open the archive.'])
    const files = await unzip(archive, 'a long passphrase')
    expect(JSON.parse(files.get('data.json') ?? '').journal).toEqual(good.journal)
  })

  test('a patient’s archive in a therapist’s account', async () => {
    const thea = await signUp(app, 'therapist')
    const { status, body } = await upload(app, thea, await withData(good))
    expect([status, body.error]).toEqual([400, 'This archive is of a patient’s account.'])
  })

  test('a short passphrase', async () => {
    const reply = await own.call('POST', '/portability/export', { passphrase: 'short' })
    expect([reply.status, reply.body.field]).toEqual([400, 'passphrase'])
  })

  test('JSON in place of an archive, and an archive elsewhere', async () => {
    expect((await own.call('POST', '/portability/import', { a: 1 })).status).toBe(400)
    const elsewhere = await app.app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: { cookie: own.cookie, 'content-type': 'application/zip' },
      payload: await withData(good),
    })
    expect(elsewhere.statusCode).toBe(400)
  })
})

const conversation = {
  number: 1,
  with: 'Somebody',
  role: 'therapist',
  state: 'open',
  lastAt: entry.date,
}

describe('of a forged archive', () => {
  test('no name is taken that could not have been chosen, and no picture from elsewhere', async () => {
    const account = { ...good.account, name: 'Attune Support' }
    const [status] = await refused(await withData({ ...good, account }))
    expect(status).toBe(400)
    await own.call('POST', `/mood-activity/${own.id}`, { mood: 'calm' })
    const { recommendations: picked } = await dataOf(await download(own))
    const latest = { ...picked.latest, imageUrl: '//elsewhere.example/a.png' }
    const pat = await signUp(app, 'user')
    const recommendations = { ...good.recommendations, latest }
    expect((await upload(app, pat, await withData({ ...good, recommendations }))).status).toBe(200)
    expect((await dataOf(await download(pat))).recommendations.latest).toBe(null)
  })

  test('ids are not even looked at', async () => {
    const pat = await signUp(app, 'user')
    const stolen = { ...entry, _id: own.id, user_id: own.id }
    await upload(
      app,
      pat,
      await withData({ ...good, journal: [stolen], user_id: own.id }).catch(() => Buffer.alloc(0)),
    )
    await upload(app, pat, await withData({ ...good, journal: [stolen] }))
    expect((await dataOf(await download(own))).journal).toEqual(good.journal)
    const mine = (await pat.call('GET', `/users/${pat.id}/journals`)).body
    expect(mine).toMatchObject([{ user_id: pat.id, title: 'A day' }])
    expect(mine[0]._id).not.toBe(own.id)
  })

  test('an answer that nobody could have given is kept, and answers nothing', async () => {
    const pat = await signUp(app, 'user')
    const made = [{ questionId: patientQuestions[0]._id, question: 'q', answer: ['Not a choice'] }]
    await upload(app, pat, await withData({ ...good, answers: made }))
    expect((await pat.call('GET', `/users/${pat.id}/user-answers`)).body).toEqual([])
    expect((await dataOf(await download(pat))).answers).toEqual(made)
  })
})

test('an archive says nothing of ids', async () => {
  const ids = /"_?id"|[0-9a-f]{8}-[0-9a-f]{4}-/
  const text = JSON.stringify({ ...good, answers: [] })
  expect(text).not.toMatch(ids)
  expect(text).not.toContain(own.id)
  expect(Object.keys(good).slice(3)).toEqual([
    ...Object.keys(archiveSingles),
    ...Object.keys(archiveLists),
  ])
})

test('in a table no cell is a formula, and on the page nothing is markup', async () => {
  const pat = await signUp(app, 'user')
  const title = '=HYPERLINK("https://elsewhere.example","a")'
  const content = '<script>alert(1)</script><img src=https://elsewhere.example>\n@x, "y"'
  await pat.call('POST', `/users/${pat.id}/journals`, { title, content })
  const files = await unzip(await download(pat))
  const table = files.get('tables/journal.csv') ?? ''
  expect(table).toContain(`"'=HYPERLINK(""https://elsewhere.example"",""a"")"`)
  expect(table.endsWith('\r\n')).toBe(true)
  const page = files.get('read-me.html') ?? ''
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toMatch(/<script|<img|href=|https?:\/\/(?!.*&quot;)[^&]*"/)
})
