import { expect, test } from 'vitest'
import { entryBytes, Glosses, glossHash } from './glosses.ts'

/** Rows by form; `*` at its end: the beginning of all inflections. */
function glosses(entries: Readonly<Record<string, readonly number[]>>): Glosses {
  const forms = Object.entries(entries)
  const bytes = new Int8Array(forms.length * entryBytes)
  const view = new DataView(bytes.buffer)
  for (const [at, [form, rows]] of forms.entries()) {
    view.setUint32(at * entryBytes, glossHash(form.replace('*', ''), form.endsWith('*')), true)
    for (const [i, row] of rows.entries()) view.setUint16(at * entryBytes + 4 + 2 * i, row, true)
  }
  return new Glosses({ rows: forms.length, weights: bytes }, (mark) => (mark === '.' ? 99 : 0))
}

test('the longest form that fits counts: phrases, then words, then beginnings', () => {
  const { rowsOf } = bound(
    glosses({
      'keine lust': [1, 2],
      lust: [3],
      'schlag*': [4],
      'schlaganfall*': [5, 6],
      keine: [7],
    }),
  )
  expect(rowsOf('keine lust .')).toEqual([1, 2, 99])
  expect(rowsOf('lust keine')).toEqual([3, 7])
  expect(rowsOf('schlagen schlaganfalls schla')).toEqual([4, 5, 6, 0])
})

test('an Arabic word is found without what is written on to it', () => {
  const { rowsOf } = bound(glosses({ بيت: [1], امي: [2] }))
  expect(rowsOf('والبيت بيتنا لامي')).toEqual([1, 1, 2])
})

const bound = (all: Glosses) => ({ rowsOf: (text: string) => all.rowsOf(text.split(' ')) })
