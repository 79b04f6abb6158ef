import { expect, test } from 'vitest'
import { writtenPageAddresses } from './page-addresses.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('the address of a page is written in the contract alone', () => {
  expect(writtenPageAddresses(tree)).toEqual([])
})

test.each([
  ["const to = '/find-therapist'", '/find-therapist'],
  ["const text = 'It is in Help (/help).'", '/help'],
  ['const to = `/therapist/patients?chat=1`', '/therapist/patients?chat='],
  ["const at = '/home?from=mail'", '/home'],
])('an address is found in %s', (text, address) => {
  const bad = parseSource('server/chatbot/bad.ts', text)
  expect(writtenPageAddresses([bad])).toEqual([`server/chatbot/bad.ts writes ${address}`])
})

test('a file, a longer word and a test are none', () => {
  const texts = ["import { x } from '../messages/x.ts'", "const a = '/helpers'"]
  const sources = texts.map((text) => parseSource('web/a/b.ts', text))
  const own = parseSource('web/a/b.test.ts', "openApp('/home')")
  expect(writtenPageAddresses([...sources, own])).toEqual([])
})
