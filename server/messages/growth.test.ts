import { expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import { measureAll } from '../responsiveness/measure.ts'
import { listPatientsMessages } from '../risk/words-store.ts'
import { addCaseload } from '../testing/caseload.ts'
import { type Read, readBy } from '../testing/rows-read.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { lastWritten } from './last-written.ts'

const app = await startSharedApp()
const { db } = app.context

/** How much more may be read where so many times as much was written. */
const most = 1.5
/** Pages and rows that a change of plan or another page of an index may add to a small number. */
const slack = 12

/** More than what is read for words of danger, which has a limit. */
const [patients, few, times] = [40, 36, 6]

/** Each thread with as many messages again, between the same two, before the ones it has. */
const grow = `
  UPDATE messages SET seq = seq + ${few * times};
  INSERT INTO messages (id, thread_id, seq, from_id, to_id, body, client_id, date)
    SELECT gen_random_uuid(), t.id, n, CASE WHEN n % 2 = 1 THEN first_from ELSE other END,
      CASE WHEN n % 2 = 1 THEN other ELSE first_from END, '\\x00', gen_random_uuid(),
      first_at - interval '1 hour' - (${few * times} - n) * interval '1 second'
    FROM threads AS t, generate_series(1, ${few * times}) AS n,
      LATERAL (SELECT CASE t.first_from WHEN a_id THEN b_id ELSE a_id END AS other) AS of;
  UPDATE threads SET last_seq = last_seq + ${few * times},
    a_read = a_read + ${few * times}, b_read = b_read + ${few * times}`

test('no list reads more where more was written', async () => {
  const thea = await signUpPractising(app)
  const ada = await signUp(app, 'user')
  for (let n = 0; n < few; n++)
    await write(app, n % 2 ? thea : ada, n % 2 ? ada : thea, `word ${n}`)
  for (const other of [await signUpPractising(app), await signUpPractising(app)])
    await addCaseload(app.context, other.id, { patients, messages: patients * few })
  await addCaseload(app.context, thea.id, { patients, messages: patients * few })
  const small = await readByEach(thea, ada)
  await app.pool.query(grow)
  const large = await readByEach(thea, ada)
  for (const [call, { pages, rows }] of Object.entries(small)) {
    const now = large[call]!
    expect.soft(now.pages, `pages of ${call}`).toBeLessThanOrEqual(pages * most + slack)
    expect.soft(now.rows, `rows of ${call}`).toBeLessThanOrEqual(rows * most + slack)
  }
  expect(large['GET /messages/threads']!.pages).toBeGreaterThan(0)
})

async function readByEach(thea: SignedUp, ada: SignedUp): Promise<Record<string, Read>> {
  await app.pool.query('VACUUM ANALYZE')
  const pair = `from=${ada.id}&to=${thea.id}&fromModel=User&toModel=Therapist`
  const ofThea = [
    '/messages/threads',
    '/messages/threads?order=inbox',
    '/messages/threads?shown=waiting&name=a',
    '/messages/counts',
    `/messages/chatters?to=${thea.id}&toModel=Therapist`,
    `/messages?${pair}&limit=5`,
    `/therapists/${thea.id}/reach`,
    `/therapists/${thea.id}/standing`,
    '/notifications',
  ]
  const ofAda = [
    '/messages/threads',
    `/messages/chattees?from=${ada.id}&fromModel=User`,
    `/users/${ada.id}/unanswered`,
    `/users/${ada.id}/journals`,
    '/notifications',
  ]
  const read: Record<string, Read> = {}
  for (const [who, calls] of [
    [thea, ofThea],
    [ada, ofAda],
  ] as const)
    for (const url of calls) {
      const person = { as: who === ada ? 'patient' : 'therapist', id: who.id } as const
      const name = `GET ${url.replace(/[0-9a-f-]{36}/g, 'id')}${who === ada ? ' of a patient' : ''}`
      read[name] = await readBy(app.serverPool, person, async () =>
        expect((await who.call('GET', url)).status, url).toBe(200),
      )
    }
  const job = { as: 'job', name: 'test' } as const
  const counting = () => measureAll(db, new Date())
  read['how soon therapists answer'] = await readBy(app.serverPool, job, counting)
  const asThea = { as: 'therapist', id: thea.id } as const
  read['who waits with which words'] = await readBy(app.serverPool, asThea, () =>
    runAs(asThea, () => listPatientsMessages(db, thea.id, undefined)),
  )
  read['when someone last wrote'] = await readBy(app.serverPool, job, () => lastWritten(db, ada.id))
  return read
}
