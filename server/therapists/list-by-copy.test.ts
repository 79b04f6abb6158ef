import { afterEach, expect, test } from 'vitest'
import { noCopy, type ReadCopy } from '../lib/read-copy.ts'
import { nextOf } from '../testing/next-of.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')

/** A copy that is asked, and after whose answer `then` happens before anybody is shown anything. */
function copyThen(then: () => Promise<unknown>): ReadCopy & { asked: () => number } {
  let asked = 0
  return {
    ...noCopy,
    asked: () => asked,
    async lately(ask) {
      asked++
      const found = await ask(app.context.db)
      await then()
      return found
    },
  }
}

const use = <T extends ReadCopy>(copy: T) => Object.assign(app.strictContext, { copy }).copy
afterEach(() => {
  use(noCopy)
})

async function place(...names: string[]) {
  await app.pool.query('DELETE FROM therapists')
  await app.pool.query(
    `INSERT INTO therapists (name, username, email, phone, is_active, years_of_work)
     SELECT name, gen_random_uuid()::text, gen_random_uuid()::text, '1', true, 5 FROM unnest($1::text[]) AS name`,
    [names],
  )
}

const list = (query = '') => pat.call('GET', `/therapists?limit=2&minYears=2${query}`)
const namesOf = (body: { name: string }[]) => body.map(({ name }) => name)
const change = (to: string, name: string) =>
  app.pool.query(`UPDATE therapists SET ${to} WHERE name = $1`, [name])

test('by a copy a list has the pages it has without', async () => {
  await place('Ada', 'Bea', 'Cid', 'Dan', 'Eve')
  const copy = use(copyThen(async () => {}))
  const pages: string[][] = []
  for (let path: string | undefined = '/therapists?limit=2&minYears=2'; path; ) {
    const { body, headers } = await pat.call('GET', path)
    pages.push(namesOf(body))
    path = nextOf(headers.link)
  }
  expect(pages).toEqual([['Ada', 'Bea'], ['Cid', 'Dan'], ['Eve']])
  expect(copy.asked()).toBe(3)
})

test('who has left since the copy was asked is not shown, and does not end the list', async () => {
  for (const to of ['is_active = false', 'years_of_work = 1']) {
    await place('Ada', 'Bea', 'Cid')
    use(copyThen(() => change(to, 'Ada')))
    const { body, headers } = await list()
    expect([to, namesOf(body)]).toEqual([to, ['Bea']])
    expect(namesOf((await pat.call('GET', nextOf(headers.link) ?? '')).body)).toEqual(['Cid'])
  }
})

test('who has another name since stands where that is, and the list goes on after the others', async () => {
  for (const renamed of ['Ada', 'Bea']) {
    await place('Ada', 'Bea', 'Cid', 'Dan')
    use(copyThen(() => change("name = 'Zoe'", renamed)))
    const shown: string[] = []
    for (let path: string | undefined = '/therapists?limit=2&minYears=2'; path; ) {
      const { body, headers } = await pat.call('GET', path)
      shown.push(...namesOf(body))
      path = nextOf(headers.link)
    }
    expect(shown).toEqual([renamed === 'Ada' ? 'Bea' : 'Ada', 'Cid', 'Dan', 'Zoe'])
  }
})

test('what somebody has changed since is shown as it is now', async () => {
  await place('Ada', 'Bea')
  use(copyThen(() => change("specialization = 'Grief'", 'Ada')))
  expect((await list()).body[0]).toMatchObject({ name: 'Ada', specialization: 'Grief' })
})

test('nor does the last of a page, or all of it, who have left for good', async () => {
  for (const [gone, shown] of [
    [['Bea'], ['Ada']],
    [
      ['Ada', 'Bea'],
      ['Cid', 'Dan'],
    ],
  ] as const) {
    await place('Ada', 'Bea', 'Cid', 'Dan', 'Eve')
    use(copyThen(() => app.pool.query('DELETE FROM therapists WHERE name = ANY($1)', [gone])))
    const { body, headers } = await list()
    expect(namesOf(body)).toEqual(shown)
    const next = await pat.call('GET', nextOf(headers.link) ?? '')
    expect(next.status).toBe(200)
    expect(namesOf(next.body)).toEqual(gone.length === 1 ? ['Cid', 'Dan'] : ['Eve'])
  }
})

test('where the copy has no answer the database counts and finds', async () => {
  await place('Ada', 'Bea')
  let asked = 0
  use({
    ...noCopy,
    async lately() {
      asked++
      return undefined
    },
  })
  expect(namesOf((await list()).body)).toEqual(['Ada', 'Bea'])
  expect((await pat.call('GET', '/therapists/counts')).body.total).toBe(2)
  expect(asked).toBe(2)
})

test('people asked for by id are not looked for in the copy, nor all of them in their order', async () => {
  await place('Ada', 'Bea')
  const copy = use(copyThen(async () => {}))
  const [ada] = (await pat.call('GET', '/therapists')).body
  expect(namesOf((await pat.call('GET', `/therapists?ids=${ada._id}&minYears=2`)).body)).toEqual([
    'Ada',
  ])
  expect(copy.asked()).toBe(0)
})

test('counts are asked of the copy', async () => {
  await place('Ada', 'Bea')
  const copy = use(copyThen(() => place('Ada')))
  expect((await pat.call('GET', '/therapists/counts')).body.total).toBe(2)
  expect(copy.asked()).toBe(1)
})
