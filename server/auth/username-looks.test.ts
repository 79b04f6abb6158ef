import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lookOf } from '../names/lexicon/look-alikes.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { users } from '../users/table.ts'
import { sealContact } from './sealed-contact.ts'
import { fillLooks } from './username-looks.ts'

const app = await startSharedApp()
const { db, vault } = app.context

describe('user names', () => {
  test.each([
    ['paul.lind', 'pauI.lind'],
    ['dr.hill', 'Dr_HiI1'],
    ['noor10', 'noor1o'],
    ['tamara_p', 'tarnara-p'],
    ['расо', 'paco'],
    ['ANNA', 'ΑΝΝΑ'],
    ['KATE', 'КАТЕ'],
    ['maria.s', 'maría..s'],
    ['علي', 'علی'],
    ['dr_bailey', 'DR.BAILEY'],
  ])('%s and %s look alike', (one, other) => expect(lookOf(one)).toBe(lookOf(other)))

  test.each([
    'DR_HILL',
    'DR.H1LL',
    'dr.hiǀl',
    'dr.hiƖl',
    'dr.hiǃl',
    'dr.hiɭl',
    'drˌhill',
    'dr.hillʼ',
    "dr.hill'",
    'dr.hill`',
    'dr.h1ll',
    'dr.hi!l',
    'dr.hi[l',
    'dr.hi/l',
    'dr,hill',
    'dr:hill',
    'drhill',
    'd.r.hill',
  ])('dr.hill and %s look alike', (twin) => expect(lookOf(twin)).toBe(lookOf('dr.hill')))

  test.each([
    ['jana', 'lana'],
    ['leo1', 'leo7'],
    ['eva3', 'evae'],
    ['maria_82', 'maria_83'],
    ['u1_11', 'u11_1'],
    ['dr.hill', 'dr.hall'],
    ['иван', 'ivan'],
    ['محمد', 'محمود'],
  ])('%s and %s do not', (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)))
})

const tag = crypto.randomUUID().slice(0, 8)
const registering = async (payload: object) =>
  (await app.app.inject({ method: 'POST', url: '/api/users/register', payload })).json()
const taken = { error: 'Username is already taken' }

test('a user name that looks like another’s is taken, but not for whoever has it', async () => {
  const pat = await signUp(app, 'user', { username: `dr.lill-${tag}` })
  const again = { ...pat.draft, email: `dr_${tag}@x.example`, username: `DR_LiIl_${tag}` }
  expect(await registering(again)).toMatchObject(taken)
  const own = await pat.call('PUT', `/users/${pat.id}`, { username: `DR_LiIl_${tag}` })
  expect(own.status).toBe(200)
  const other = await signUp(app, 'user')
  const change = await other.call('PUT', `/users/${other.id}`, { username: `dr-lill.${tag}` })
  expect(change.body).toMatchObject(taken)
})

test('accounts of an older version are told what they look like; of two alike both keep their names', async () => {
  const first = await signUp(app, 'user', { username: `ann-${tag}` })
  const second = await signUp(app, 'user')
  const alike = await sealContact(db, vault, 'users', second.id, { username: `Ann.${tag}` })
  await db
    .update(users)
    .set({ ...alike, username_look: null })
    .where(eq(users._id, second.id))
  await db.update(users).set({ username_look: null }).where(eq(users._id, first.id))
  expect(await fillLooks(db, vault, users)).toBe(1)
  expect(await fillLooks(db, vault, users)).toBe(0)
  const names = await Promise.all(
    [first, second].map(async (one) => (await one.call('GET', `/users/${one.id}`)).body.username),
  )
  expect(names).toEqual([`ann-${tag}`, `Ann.${tag}`])
  const again = { ...first.draft, email: `ann_${tag}@x.example`, username: `ann_${tag}` }
  expect(await registering(again)).toMatchObject(taken)
})
