import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTemplate, insertAt } from './fill-template.ts'

test('a template calls the patient by their first name, wherever it is asked for', () => {
  expect(fillTemplate('Hello {name}, thank you {name}.', ' Noor  Haddad ')).toBe(
    'Hello Noor, thank you Noor.',
  )
  expect(fillTemplate('Hello {name}', 'Cash $& Money')).toBe('Hello Cash')
  expect(fillTemplate('Hello {NAME} {x}', 'Noor')).toBe('Hello {NAME} {x}')
})

test.each([
  ['', 0, 0, 'words', ''],
  ['before ', 7, 7, 'before words', ''],
  ['before', 6, 6, 'before words', ''],
  ['after', 0, 0, 'words', ' after'],
  ['one two three', 4, 7, 'one words', ' three'],
  ['one\ntwo', 4, 4, 'one\nwords', ' two'],
])('into %j at %d to %d', (text, start, end, upToCursor, rest) => {
  const result = insertAt(text, { start, end }, 'words')
  expect(result).toEqual({ text: upToCursor + rest, cursor: upToCursor.length })
})

test('nothing that was written outside the selection is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.string(), (text, a, b, words) => {
      const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
      const selection = { start: start ?? 0, end: end ?? 0 }
      const result = insertAt(text, selection, words)
      expect(result.text.startsWith(text.slice(0, selection.start))).toBe(true)
      expect(result.text.endsWith(text.slice(selection.end))).toBe(true)
      expect(result.text.slice(0, result.cursor).endsWith(words)).toBe(true)
    }),
  )
})
