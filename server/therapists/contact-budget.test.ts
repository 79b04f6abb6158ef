import { randomUUID } from 'node:crypto'
import { contactsADay, type Therapist } from '@attune/contract/therapists.ts'
import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const app = await startSharedApp({ rateLimits: true })
await app.pool.query(
  `INSERT INTO therapists (id, name, username, email, phone, is_active)
   SELECT gen_random_uuid(), 'Thea ' || n, 't' || n, 't' || n || '@x.example', '+1 555 01' || n, true
   FROM generate_series(1, 120) AS n`,
)
const withContact = (list: Therapist[]) => list.filter(({ email }) => email !== 'N/A')

test('a new account gets a first screen of contact data a day, however it asks, and never more', async () => {
  const pat = await signUp(app, 'user')
  const list = async (query: string): Promise<Therapist[]> =>
    (await pat.call('GET', `/therapists?${query}`)).body
  const all = await list('limit=100')
  expect(all).toHaveLength(100)
  const shown = withContact(all)
  expect(shown).toHaveLength(contactsADay.inLists)
  expect(all.filter(({ contactWithheld }) => contactWithheld)).toHaveLength(76)
  expect(JSON.stringify(all).match(/@x\.example/g)).toHaveLength(contactsADay.inLists)
  // The same ones again cost nothing, others are left out.
  const again = await list(`ids=${shown.map(({ _id }) => _id).join(',')}`)
  expect(withContact(again)).toHaveLength(contactsADay.inLists)
  const hidden = all.filter(({ contactWithheld }) => contactWithheld)
  expect(withContact(await list(`ids=${hidden[0]!._id}`))).toEqual([])
  // One by one there is an end as well.
  let read = 0
  for (const { _id } of hidden) {
    const { body } = await pat.call('GET', `/therapists/${_id}`)
    if (body.email !== 'N/A') read++
  }
  expect(read).toBe(contactsADay.byProfile)
  const another = await signUp(app, 'user')
  const fresh: Therapist[] = (await another.call('GET', '/therapists?limit=24')).body
  expect(withContact(fresh)).toHaveLength(24)
  expect((await pat.call('GET', `/therapists/${randomUUID()}`)).status).toBe(404)
})
