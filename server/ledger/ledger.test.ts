import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import { commandFrom, commandNames } from '../operator/commands.ts'
import { asApp } from '../postgres/app-role.ts'
import { nextOf } from '../testing/next-of.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'
import { hashOf, start, verifyChain } from './chain.ts'

const app = await startSharedApp()
const { db } = app.context
const asRole = new pg.Client(asApp(app.url))
await asRole.connect()
afterAll(() => asRole.end())

async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await answerIntake(pat)
  await write(app, pat, thea, 'Hello')
  return { pat, thea }
}
const ledgerOf = async (pat: SignedUp) => (await pat.call('GET', `/users/${pat.id}/ledger`)).body
const read = (thea: SignedUp, pat: SignedUp) => thea.call('GET', `/diagnosis/${pat.id}`)
const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind)
const operate = async (...words: string[]) => commandFrom(words)(app.context)
const headOf = (said: string) => said.split('\n').at(-1)!

describe('a patient’s own part', () => {
  test('says what was granted, changed, read and withdrawn, latest first', async () => {
    const { pat, thea } = await meet()
    const set = (summary: boolean, danger: boolean) =>
      pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, { summary, danger, journals: false })
    await set(false, false)
    await set(true, false)
    await set(true, true)
    await set(true, true)
    await read(thea, pat)
    await read(thea, pat)
    await set(false, false)
    const list = await ledgerOf(pat)
    expect(kinds(list)).toEqual(['withdrawn', 'read', 'read', 'granted', 'granted'])
    expect(list[0]).toMatchObject({ items: ['summary', 'danger'], left: [] })
    expect(list[3]).toMatchObject({ items: ['danger'], left: ['summary', 'danger'] })
    expect(list[4].items).toEqual(['summary'])
    expect(list[1]).toMatchObject({
      therapistId: thea.id,
      name: thea.draft.name,
      items: ['summary', 'danger'],
      isNew: false,
    })
    expect(list[2].isNew).toBe(true)
    await pat.call('PUT', `/users/${pat.id}/ledger-seen`, { at: list[0].at })
    expect((await ledgerOf(pat))[2].isNew).toBe(false)
  })

  test('comes in pages, and a page that does not exist is refused', async () => {
    const { pat, thea } = await meet()
    await share(pat, thea)
    for (let n = 0; n < 4; n++) await read(thea, pat)
    const first = await pat.call('GET', `/users/${pat.id}/ledger?limit=3`)
    const rest = await pat.call('GET', nextOf(first.headers.link)!)
    expect(kinds([...first.body, ...rest.body])).toEqual([...Array(4).fill('read'), 'granted'])
    const path = `/users/${pat.id}/ledger?cursor=`
    for (const cursor of ['0', 'x', '1e3', "1'--"])
      expect((await pat.call('GET', path + encodeURIComponent(cursor))).status).toBe(400)
  })

  test('is told once by mail, of a first reading, without a name', async () => {
    const { pat, thea } = await meet()
    await share(pat, thea)
    const mails = async () =>
      (
        await app.pool.query(
          "SELECT 1 FROM mails WHERE person_id = $1 AND kind = 'first-reading'",
          [pat.id],
        )
      ).rowCount
    await Promise.all([read(thea, pat), read(thea, pat)])
    expect(await mails()).toBe(1)
    expect((await ledgerOf(pat)).filter(({ isNew }: { isNew: boolean }) => isNew)).toHaveLength(1)
    const said = await operate('outbox')
    const mail = said.split('-'.repeat(72)).find((one) => one.includes('to look up'))
    expect(mail).not.toContain(thea.draft.name)
    expect((await ledgerOf(pat))[0]).toMatchObject({ kind: 'opened', opened: 'mail', name: '' })
  })

  test('says that the operator opened their report, and not that someone reported them', async () => {
    const { pat, thea } = await meet()
    await write(app, thea, pat, 'Hello')
    const report = { reason: 'other', note: 'Zeppelin', messages: [] }
    const mine = await pat.call('POST', '/reports', { ...report, partner: thea.id })
    const theirs = await thea.call('POST', '/reports', { ...report, partner: pat.id })
    await operate('report', theirs.body._id)
    expect(await ledgerOf(pat)).toEqual([])
    await operate('report', mine.body._id)
    expect(await ledgerOf(pat)).toMatchObject([{ kind: 'opened', opened: 'report' }])
  })

  test('is theirs alone', async () => {
    const { pat, thea } = await meet()
    await share(pat, thea)
    const other = await signUp(app, 'user')
    const stranger = await signUpPractising(app)
    for (const who of [other, thea, stranger]) {
      expect((await who.call('GET', `/users/${pat.id}/ledger`)).status).toBe(403)
      const seen = { at: new Date().toISOString() }
      expect((await who.call('PUT', `/users/${pat.id}/ledger-seen`, seen)).status).toBe(403)
    }
    expect(await ledgerOf(other)).toEqual([])
  })

  test('is noise once they are gone, and the chain still holds', async () => {
    const { pat, thea } = await meet()
    await share(pat, thea)
    await read(thea, pat)
    const before = (await verifyChain(db)).rows
    await erasures(app.context).user(pat.id)
    expect(await placesOf(app.pool, pat.id)).toEqual([])
    expect(await verifyChain(db)).toMatchObject({ rows: before, brokenAt: null })
  })

  test('says that sharing ended when a therapist leaves, or its time is over', async () => {
    const { pat, thea } = await meet()
    await share(pat, thea)
    await erasures(app.context).therapist(thea.id)
    expect(kinds(await ledgerOf(pat))).toEqual(['ended', 'granted'])
    expect((await ledgerOf(pat))[0].name).toBe(thea.draft.name)
  })
})

describe('the chain', () => {
  test('has no forks, however many write at once', async () => {
    const { pat, thea } = await meet()
    await share(pat, thea)
    const { rows } = await verifyChain(db)
    await Promise.all(Array.from({ length: 12 }, () => read(thea, pat)))
    expect(await verifyChain(db)).toMatchObject({ rows: rows + 12, brokenAt: null })
  })

  test.each([
    "UPDATE ledger SET kind = 'read'",
    'UPDATE ledger SET number = number + 1',
    'DELETE FROM ledger',
    'TRUNCATE ledger',
    'ALTER TABLE ledger DISABLE TRIGGER ALL',
    'SET session_replication_role = replica',
    'DROP TRIGGER ledger_append ON ledger',
    'DROP FUNCTION ledger_append() CASCADE',
  ])('the server’s own role may not: %s', async (statement) => {
    await expect(asRole.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test.each(["UPDATE ledger SET kind = 'read'", 'DELETE FROM ledger', 'TRUNCATE ledger'])(
    'nor is the owner of the tables let by mistake: %s',
    async (statement) => {
      await expect(app.pool.query(statement)).rejects.toThrow(/only ever added to/)
    },
  )

  test('takes a forged row only as the next one, with the date and hash it really has', async () => {
    const { rows, head } = await verifyChain(db)
    await asRole.query('CREATE TEMP TABLE ledger (number bigint, hash bytea)')
    const forge =
      "INSERT INTO public.ledger (number, at, kind, open, hash) VALUES (1, '2020-01-01', 'operator', '{}', '\\x00')"
    // For whoever is signed in, and for nobody, the rows' policy refuses it already.
    await expect(asRole.query(forge)).rejects.toMatchObject({ code: '42501' })
    await asRole.query("SELECT set_config('attune.as', 'job', false)")
    await asRole.query(forge)
    await asRole.query('DROP TABLE pg_temp.ledger')
    const {
      rows: [row],
    } = await app.pool.query('SELECT * FROM ledger ORDER BY number DESC LIMIT 1')
    const forged = { ...row, number: Number(row.number) }
    expect(forged.number).toBe(rows + 1)
    expect(forged.at.getUTCFullYear()).toBeGreaterThan(2020)
    expect(hashOf(head, forged)).toEqual(row.hash)
    expect((await verifyChain(db)).brokenAt).toBeNull()
    for (const open of ['{}', 'no JSON', '[]'])
      await asRole.query("INSERT INTO ledger (kind, open) VALUES ('operator', $1)", [open])
    expect(await operate('ledger')).toMatch(/not written by this program/)
    await operate('audit')
  })
})

/** What only somebody with the whole machine can do. */
async function tamper(statement: string) {
  const client = await app.pool.connect()
  try {
    await client.query('SET session_replication_role = replica')
    await client.query(statement)
  } finally {
    await client.query('SET session_replication_role = DEFAULT')
    client.release()
  }
}

describe('the operator’s command', () => {
  /** Those that touch nobody's things: they print words of ours. */
  const harmless = ['retention']
  /** Those that stand there only with something to work on; each has a test of its own. */
  const elsewhere = ['demo load', 'demo remove', 'verify', 'reject', 'suspend', 'deactivate']
  elsewhere.push('activate', 'report', 'close', 'retention apply', 'backup', 'rotate-epoch')
  elsewhere.push('sign-out', 'name')

  test.each(commandNames.filter((name) => ![...harmless, ...elsewhere].includes(name)))(
    '%s leaves a row although it only reads',
    async (name) => {
      const thea = await signUpPractising(app)
      const before = (await verifyChain(db)).rows
      await operate(...name.split(' '), ...(name === 'licences' ? [thea.id] : []))
      const { rows } = await app.pool.query(
        "SELECT open::json->>'action' AS action FROM ledger WHERE number > $1 AND kind = 'operator'",
        [before],
      )
      expect(rows).toEqual([{ action: name }])
    },
  )

  test('verifies, says the head, and proves that nothing before it was changed', async () => {
    await tamper('DELETE FROM ledger')
    await operate('list')
    const head = headOf(await operate('ledger'))
    expect(head).toMatch(/^[\da-f]{64}$/)
    const later = await operate('ledger', '--from', head)
    expect(later).toMatch(
      /Rows 1 to 2 are as they were when you wrote the hash down, and the 1 after/,
    )
    expect(later.split('\n')).toHaveLength(6)
    await expect(operate('ledger', '--from', 'ff'.repeat(32))).rejects.toThrow(/does not hold/)
    await expect(operate('ledger', '--from', 'abc')).rejects.toThrow(/64 digits/)
    expect((await operate('ledger', '--from', start.toString('hex'))).split('\n')).toHaveLength(10)
  })

  test.each([
    ["UPDATE ledger SET open = replace(open, 'list', 'audit') WHERE number = 1", 1],
    ['DELETE FROM ledger WHERE number = 2', 2],
    ["UPDATE ledger SET at = at + interval '1 ms' WHERE number = 3", 3],
  ])('finds what was done with the whole machine: %s', async (statement, row) => {
    await tamper('DELETE FROM ledger')
    for (let n = 0; n < 3; n++) await operate('list')
    await tamper(statement)
    await expect(operate('ledger')).rejects.toThrow(`row ${row} is missing or was changed`)
  })

  test('finds a row that says something else in the same bytes', async () => {
    await tamper('DELETE FROM ledger')
    await asRole.query("INSERT INTO ledger (kind, open) VALUES ('operator', E'\\nx')")
    expect((await verifyChain(db)).brokenAt).toBeNull()
    await tamper("UPDATE ledger SET kind = E'operator\\n', open = 'x'")
    expect((await verifyChain(db)).brokenAt).toBe(1)
    await tamper('DELETE FROM ledger')
  })

  test('finds a tail that was cut off or written anew, by the hash from before', async () => {
    await tamper('DELETE FROM ledger')
    await operate('list')
    await operate('licences', 'nobody@people.example').catch(() => {})
    const head = headOf(await operate('ledger'))
    await tamper('DELETE FROM ledger WHERE number = 2')
    await operate('list')
    expect((await verifyChain(db)).brokenAt).toBeNull()
    await expect(operate('ledger', '--from', head)).rejects.toThrow(/no row has that hash/)
  })
})
