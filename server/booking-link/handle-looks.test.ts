import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import { runAs } from '../lib/person.ts'
import { setHandle, signUpToMeet } from '../testing/appointments.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { fillHandleLooks } from './handle-store.ts'
import { bookingHandles } from './table.ts'

const app = await startSharedApp()
const { db } = app.context
const tag = crypto.randomUUID().slice(0, 8)
const [[, thea], [, nora]] = await Promise.all([signUpToMeet(app), signUpToMeet(app)])
const twins = [`dr-hi1l-${tag}`, `dr-h1ll-${tag}`, `d-r-hill-${tag}`, `drhill-${tag}`]

test('a link that looks like that of another is theirs, while it is there and after', async () => {
  const handle = `dr-hill-${tag}`
  expect((await setHandle(thea, handle)).status).toBe(200)
  const refused = async () => {
    for (const twin of twins) expect((await setHandle(nora, twin)).body.code).toBe('taken')
  }
  await refused()
  // Those of one may: a name is written in several ways.
  expect((await setHandle(thea, `drhill-${tag}`)).status).toBe(200)
  await refused()
  await runAs({ as: 'therapist', id: thea.id }, () => erasures(app.context).therapist(thea.id))
  await refused()
  expect((await setHandle(nora, `dr-hall-${tag}`)).status).toBe(200)
})

test('names of an older version are told what they look like; of two alike both stay', async () => {
  const [[, one], [, two]] = await Promise.all([signUpToMeet(app), signUpToMeet(app)])
  await setHandle(one, `ann-lill-${tag}`)
  await setHandle(two, `somebody-${tag}`)
  await db.update(bookingHandles).set({ look: null }).where(eq(bookingHandles.therapist_id, one.id))
  await db
    .update(bookingHandles)
    .set({ handle: `ann-li1l-${tag}`, look: null })
    .where(eq(bookingHandles.therapist_id, two.id))
  expect(await fillHandleLooks(db)).toBe(1)
  expect(await db.$count(bookingHandles, eq(bookingHandles.therapist_id, two.id))).toBe(1)
})
