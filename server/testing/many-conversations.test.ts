import { expect, test } from 'vitest'
import { noteAnew } from '../messages/note-anew.ts'
import { fillSlice } from './many-conversations.ts'
import { startSharedApp } from './shared-app.ts'

const app = await startSharedApp()

const threads = async () =>
  (await app.pool.query('SELECT *, last_at::timestamptz(3) AS last_at FROM threads ORDER BY id'))
    .rows

test.each([1, 2, 3, 30])(
  'a thread of %i messages is filled with what its messages say, and once',
  async (each) => {
    await app.pool.query('DELETE FROM threads; DELETE FROM users; DELETE FROM therapists')
    const fill = () => fillSlice(app.context, { each, largest: 4 }, 0, 9)
    await fill()
    const filled = await threads()
    expect(filled).toHaveLength(9)
    await fill()
    await noteAnew(app.context.db)
    expect(await threads()).toEqual(filled)
  },
)
