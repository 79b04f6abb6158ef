import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { journals } from '../journals/table.ts'
import { before, momentOf, pageOf } from './pages.ts'

const rows = [1, 2, 3]

test('a page leads on only where there is more', () => {
  expect(pageOf(rows, 2, String)).toEqual({ items: [1, 2], next: '2' })
  expect(pageOf(rows, 3, String)).toEqual({ items: rows, next: undefined })
  expect(pageOf([], 3, String)).toEqual({ items: [], next: undefined })
})

test('a cursor that no row gave is refused', () => {
  const moment = momentOf({ date: new Date(), _id: randomUUID() })
  expect(() => before(moment, journals)).not.toThrow()
  for (const cursor of ['', '_', `${moment}_more`, moment.replace('T', ' ')]) {
    expect(() => before(cursor, journals)).toThrow('This page does not exist')
  }
})
