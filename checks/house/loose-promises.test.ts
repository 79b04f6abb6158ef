import { expect, test } from 'vitest'
import { loosePromises } from './loose-promises.ts'
import { parseSource, readOwnTree } from './source.ts'

const found = (text: string) => loosePromises([parseSource('server/a/a.ts', text)])

test('no promise of the tree is left alone', () => {
  expect(loosePromises(readOwnTree())).toEqual([])
})

test.each([
  'db.delete(rows)',
  'db.delete(rows).where(eq(rows.id, 1))',
  'db\n  .insert(rows)\n  .values([])',
  "db['delete'](rows)",
  'db?.delete(rows)',
  'db!.delete(rows)',
  '(db as Db).delete(rows)',
  ';(db.delete(rows))',
  ';(0, db).delete(rows)',
  'isOld && db.delete(rows)',
  'isOld || db.delete(rows)',
  'isOld ? db.delete(rows) : db.insert(rows)',
  'a(), db.delete(rows)',
  '!db.delete(rows)',
  'tx.execute(sql`SELECT 1`)',
  'pool.query("SELECT 1")',
  ';(await pool.connect()).query("SELECT 1")',
  'app.close()',
  'app.inject({})',
  'app.pool.query("SELECT 1")',
  'app.context.db.delete(rows)',
  'context.db.delete(rows)',
  'db.delete(rows).then(done)',
  'db.delete(rows).finally(done)',
  'const here = db\nhere.delete(rows)',
  'const to = context.db\nto.delete(rows)',
  'const { db: to } = context\nto.delete(rows)',
  'const save = (on: Db) => { on.delete(rows) }',
  'await db.transaction(async (on) => { on.delete(rows) })',
  "import { save } from './store.ts'\nsave(db)",
  "import { save as keep } from '../a/text-store.ts'\nkeep(db)",
  "import * as store from './store.ts'\nstore.save(db)",
  "import { insertMessage } from './insert.ts'\ninsertMessage(db)",
  "import { rm } from 'node:fs/promises'\nrm('a')",
  "import fs from 'node:fs/promises'\nfs.rm('a')",
  "import { promises } from 'node:fs'\npromises.rm('a')",
  "import fs from 'node:fs'\nfs.promises.rm('a')",
  "import { setTimeout as wait } from 'node:timers/promises'\nwait(1)",
  'all.forEach(async (one) => { await save(one) })',
  'all.forEach(async function (one) { await save(one) })',
  'all?.forEach(async (one) => save(one))',
  'all.forEach((one) => db.delete(one))',
  'all.map(async (one) => save(one))',
  'setTimeout(async () => save(), 1)',
  'const timer = setInterval(async () => save(), 1)',
  'globalThis.setTimeout(async () => save())',
  'const tick = async () => save()\nconst timer = setInterval(tick, 1)',
  'async function tick() {}\nconst timer = setTimeout(tick)',
])('%s', (bad) => {
  expect(found(bad)).toHaveLength(1)
})

test.each([
  'await db.delete(rows)',
  'void db.delete(rows)',
  'const remove = () => db.delete(rows)',
  'function remove() { return db.delete(rows) }',
  'const rows = await Promise.all([db.select(), db.insert(a)])',
  'db.delete(rows).catch(onError)',
  'db.delete(rows).then(done, onError)',
  "pool.on('error', onError)",
  "app.get('/a', async () => 1)",
  "app.addHook('onSend', async () => {})",
  'app.setErrorHandler(sendError)',
  "app.pool.off('acquire', cut)",
  'app.browser.press(1)',
  'search(app)',
  "import { rm } from 'node:fs/promises'\nawait rm('a')",
  'all.forEach((one) => found.push(one))',
  'await Promise.all(all.map(async (one) => save(one)))',
  'const timer = setInterval(() => sweep().catch(onError), 1)',
  'setTimeout(() => void save(), 1)',
  'await new Promise((done) => setTimeout(done, 1))',
])('is well: %s', (good) => {
  expect(found(good)).toEqual([])
})
