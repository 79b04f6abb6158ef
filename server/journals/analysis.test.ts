import { describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp } from '../testing/sign-up.ts'
import { claimEntry } from './analysis-queue.ts'
import { saveAnalysis } from './analysis-store.ts'
import { createAnalyst } from './analyst.ts'

const app = await startSharedApp()

const sad = {
  title: 'A long night',
  content: 'I feel so sad and lonely. I could not sleep at all.',
}

async function writer(allowed?: boolean) {
  const person = await signUp(app, 'user')
  if (allowed !== undefined) await allow(person, allowed)
  return person
}
const consent = (who: SignedUp) => `/users/${who.id}/journal-consent`
const allow = (who: SignedUp, allowed: boolean) => who.call('PUT', consent(who), { allowed })
const write = async (who: SignedUp, draft = sad) =>
  (await who.call('POST', `/users/${who.id}/journals`, draft)).body
const notice = async (who: SignedUp, { _id }: { _id: string }) =>
  (await who.call('GET', `/users/${who.id}/journals/${_id}/notice`)).body
const whenRead = (who: SignedUp, entry: { _id: string }) =>
  expect.poll(async () => (await notice(who, entry)).state).toBe('read')
const rowsOf = async (who: SignedUp) =>
  (
    await app.pool.query(
      'SELECT journal_id, version, attempts, body IS NOT NULL AS made FROM journal_analyses WHERE user_id = $1',
      [who.id],
    )
  ).rows

describe('works', () => {
  test('an entry is read after it was saved, and each guess comes with the words behind it', async () => {
    const pat = await writer(true)
    const entry = await write(pat)
    await whenRead(pat, entry)
    const { feelings, themes, made } = await notice(pat, entry)
    expect(feelings.map(({ name }: { name: string }) => name)).toContain('Sadness')
    expect(made.engine).toMatch(/^\d+\.\d+\.\d+\+/)
    for (const { because } of [...feelings, ...themes])
      for (const words of because) expect(`${sad.title}\n${sad.content}`).toContain(words)
    expect(feelings.flatMap(({ because }: { because: string[] }) => because)).not.toEqual([])
  })

  test('an entry is read once a version', async () => {
    const pat = await writer(true)
    const entry = await write(pat)
    await whenRead(pat, entry)
    expect(await rowsOf(pat)).toMatchObject([{ version: 1, attempts: 1, made: true }])
    await pat.call('PUT', `/users/${pat.id}/journals/${entry._id}`, { ...sad, title: 'Another' })
    await whenRead(pat, entry)
    expect(await rowsOf(pat)).toMatchObject([{ version: 2, attempts: 1, made: true }])
  })

  test('allowing it reads what was written in the last weeks, and nothing older', async () => {
    const pat = await writer()
    expect((await pat.call('GET', consent(pat))).body).toEqual({ allowed: null })
    const [old, recent] = [await write(pat), await write(pat)]
    await app.pool.query("UPDATE journals SET date = now() - interval '31 days' WHERE id = $1", [
      old._id,
    ])
    expect(await rowsOf(pat)).toEqual([])
    expect((await allow(pat, true)).body).toEqual({ allowed: true })
    await whenRead(pat, recent)
    expect((await notice(pat, old)).state).toBe('none')
  })

  test('what waits in the database is read by whoever starts next', async () => {
    const pat = await writer(true)
    const entry = await write(pat)
    await whenRead(pat, entry)
    await app.pool.query(
      "UPDATE journal_analyses SET body = NULL, claimed_at = now() - interval '2 minutes' WHERE user_id = $1",
      [pat.id],
    )
    const stopOther = createAnalyst(app.context, () => {}).start()
    await whenRead(pat, entry)
    await stopOther()
  })

  test('an entry that cannot be read holds up no other, and is not tried for ever', async () => {
    const pat = await writer()
    const [damaged, fine] = [await write(pat), await write(pat)]
    await app.pool.query("UPDATE journals SET entry = '\\x00' WHERE id = $1", [damaged._id])
    await allow(pat, true)
    await whenRead(pat, fine)
    const failures: unknown[] = []
    for (let tries = 1; tries <= 4; tries++) {
      await app.pool.query(
        'UPDATE journal_analyses SET claimed_at = NULL WHERE journal_id = $1 AND body IS NULL',
        [damaged._id],
      )
      const stop = createAnalyst(app.context, (error) => failures.push(error)).start()
      await stop()
    }
    expect(failures.length).toBeLessThanOrEqual(3)
    expect(await rowsOf(pat)).toContainEqual({
      journal_id: damaged._id,
      version: 1,
      attempts: 3,
      made: false,
    })
  })

  test('several nodes at once never claim the same entry', async () => {
    const pat = await writer(true)
    const entries = await Promise.all(Array.from({ length: 6 }, () => write(pat)))
    for (const entry of entries) await whenRead(pat, entry)
    await app.pool.query(
      'UPDATE journal_analyses SET body = NULL, attempts = 0, claimed_at = NULL WHERE user_id = $1',
      [pat.id],
    )
    const claims = await Promise.all(Array.from({ length: 12 }, () => claimEntry(app.context.db)))
    const ids = claims.flatMap((claim) => (claim ? [claim.journalId] : []))
    expect(new Set(ids).size).toBe(ids.length)
    // The app's own analyst may have been at the end of its round, and have claimed beside these.
    await expect
      .poll(async () => (await rowsOf(pat)).map(({ attempts }) => attempts))
      .toEqual(entries.map(() => 1))
    const claimed = new Set(entries.map(({ _id }) => _id))
    expect(ids.filter((id) => !claimed.has(id))).toEqual([])
  })

  test('the analysis speaks of entries by their date and keeps their words to itself', async () => {
    const pat = await writer(true)
    const entry = await write(pat)
    await whenRead(pat, entry)
    const { journalAnalysis } = (await pat.call('GET', `/diagnosis/${pat.id}`)).body
    expect(journalAnalysis.emotions).toContain('Sadness')
    expect(journalAnalysis.evidence.emotions[0].from).toEqual([
      { entry: entry._id, date: entry.date },
    ])
    expect(journalAnalysis.weeks).toMatchObject([{ entries: 1 }])
    expect(journalAnalysis.made).toMatchObject({
      by: 'software',
      inputs: 'your journal entry of the last 30 days',
      reviewed: false,
    })
    expect(JSON.stringify(journalAnalysis)).not.toContain('lonely')
    expect((await pat.call('GET', `/diagnosis/${pat.id}`)).body.journalAnalysis).toEqual(
      journalAnalysis,
    )
  })
})

describe('refuses', () => {
  test.each([undefined, false])('to read anything where the answer was %s', async (allowed) => {
    const pat = await writer(allowed)
    const reader = await writer(true)
    const entry = await write(pat)
    // Whoever may be read is, although they wrote later.
    await whenRead(reader, await write(reader))
    expect((await notice(pat, entry)).state).toBe('none')
    expect(await rowsOf(pat)).toEqual([])
  })

  test('to keep what was noticed once it is no longer allowed', async () => {
    const pat = await writer(true)
    const entry = await write(pat)
    await whenRead(pat, entry)
    await allow(pat, false)
    expect(await rowsOf(pat)).toEqual([])
    expect((await notice(pat, entry)).state).toBe('none')
    expect((await pat.call('GET', `/diagnosis/${pat.id}`)).status).toBe(404)
  })

  test('to keep what was noticed in words that are no longer there', async () => {
    const pat = await writer(true)
    const [gone, changed] = [await write(pat), await write(pat)]
    await whenRead(pat, gone)
    await whenRead(pat, changed)
    const path = `/users/${pat.id}/journals`
    await pat.call('DELETE', `${path}/${gone._id}`)
    expect((await rowsOf(pat)).map(({ journal_id }) => journal_id)).toEqual([changed._id])
    const joy = { title: 'Sunday', content: 'So happy today, thank you all.' }
    await pat.call('PUT', `${path}/${changed._id}`, joy)
    await whenRead(pat, changed)
    const { feelings } = await notice(pat, changed)
    expect(feelings.map(({ name }: { name: string }) => name)).not.toContain('Sadness')
  })

  test('to store a reading of words that were changed while it was made', async () => {
    const pat = await writer(true)
    const entry = await write(pat)
    await whenRead(pat, entry)
    const path = `/users/${pat.id}/journals/${entry._id}`
    await pat.call('PUT', path, { title: 'Later', content: 'Nothing to tell.' })
    await whenRead(pat, entry)
    const before = await notice(pat, entry)
    const { db, vault } = app.context
    await app.pool.query('UPDATE journal_analyses SET body = NULL WHERE user_id = $1', [pat.id])
    const late = {
      engine: 'late',
      at: new Date(),
      reading: { feelings: [], concerns: [], severity: 10, danger: null },
    }
    await saveAnalysis(db, vault, { ...entry, date: new Date(entry.date) }, late)
    expect((await notice(pat, entry)).state).toBe('waiting')
    expect(before.made.engine).not.toBe('late')
  })
})

describe('never leaks', () => {
  test('what was noticed to anyone else, nor to whoever reads the database', async () => {
    const pat = await writer(true)
    const entry = await write(pat)
    await whenRead(pat, entry)
    for (const who of [await writer(), await signUp(app, 'therapist')]) {
      const path = `/users/${pat.id}/journals/${entry._id}/notice`
      expect((await who.call('GET', path)).status).toBe(403)
    }
    const other = await writer()
    expect(
      (await other.call('GET', `/users/${other.id}/journals/${entry._id}/notice`)).status,
    ).toBe(404)
    expect(await placesOf(app.pool, '"sadness"', '"feelings"', 'lonely')).toEqual([])
  })
})
