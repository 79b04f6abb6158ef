import { expect, test } from 'vitest'
import { writtenPageAddresses } from './page-addresses.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('the address of a page is written in the contract alone', () => {
  expect(writtenPageAddresses(tree)).toEqual([])
})

/** A place in a template where a value is put in. */
const hole = ['$', '{id}'].join('')
const faults = (path: string, text: string) => writtenPageAddresses([parseSource(path, text)])

test.each([
  ["const to = '/find-therapist'", '/find-therapist'],
  ["const text = 'It is in Help (/help).'", '/help'],
  ["const text = 'See /help for more'", '/help'],
  ['const text = \'Open "/help" first\'', '/help'],
  ["const text = 'Help: /help'", '/help'],
  ['const to = `/therapist/patients?chat=1`', '/therapist/patients?chat=1'],
  ["const at = '/home?from=mail'", '/home'],
  ["const at = '/home#top'", '/home'],
  ["const at = 'http://localhost:3000/home'", '/home'],
  ["const at = 'https://attune.example/home'", '/home'],
  [`const at = \`${hole}/home\``, '/home'],
  [`const at = \`/therapist/${hole}\``, '/therapist/…'],
  [`const at = \`${hole}/journal/${hole}\``, '/journal/…'],
  ["const at = '/journal/abc-1'", '/journal/abc-1'],
  ["const at = '/exercises/box-breathing'", '/exercises/box-breathing'],
  ["const at = 'an old /chat/123 leads there'", '/chat/123'],
])('an address is found in %s', (text, address) => {
  for (const path of ['server/chatbot/a.ts', 'content/chatbot/a.ts', 'contract/a.ts', 'web/a/a.ts'])
    expect(faults(path, text)).toContain(`${path} writes ${address}`)
})

test.each([
  ['content/a/a.json', '{ "text": "See /help." }'],
  ['web/a.html', '<p>See /help</p>'],
  ['web/a.html', '<a href="/anything">a</a>'],
  ['web/a/a.tsx', 'export const A = () => <p>See /help</p>'],
  ['web/a/a.tsx', 'export const A = () => <Link to="/anything">a</Link>'],
  ['web/a/a.tsx', "export const A = () => <Link to={'/anything'}>a</Link>"],
  ['web/a/a.tsx', 'export const A = () => <Link to={`/anything/1`}>a</Link>'],
  ['web/a/a.tsx', "export const A = () => <Link to={b ? '/anything' : c}>a</Link>"],
  ['web/a/a.tsx', "export const A = () => <Link to={{ pathname: '/anything' }}>a</Link>"],
  ['web/a/a.tsx', "export const A = () => <Link to={'/any' + 'thing'}>a</Link>"],
  ['web/a/a.tsx', 'export const A = () => <a href="/anything">a</a>'],
  ['web/a/a.ts', "navigate('/anything')"],
  ['web/a/a.ts', 'navigate(`/anything`)'],
  ['web/a/a.ts', "redirect('/anything')"],
  ['web/a/a.ts', "window.location.assign('/anything')"],
  ['web/a/a.ts', "location.href = '/anything'"],
  ['web/a/a.ts', "export const a = { path: '/anything' }"],
])('a link as text is found in %s: %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1)
})

test.each([
  ['web/a/b.ts', "import { x } from '../messages/x.ts'"],
  ['web/a/b.ts', "export const load = () => import('./home/home-page.tsx')"],
  ['web/a/b.ts', "const a = '/helpers'"],
  ['content/a/b.ts', "const a = 'https://example.org/exercises/exercise-2'"],
  ['content/a/b.json', '{ "chat": "https://988lifeline.org/chat/" }'],
  ['contract/a.ts', "const url = '/messages/read'"],
  ['contract/a.ts', "const url = '/therapists/check-session'"],
  ['web/a/b.tsx', 'const a = <a href="#main">a</a>'],
  ['web/a/b.tsx', 'const a = <a href="https://findahelpline.com">a</a>'],
  ['web/a/b.tsx', 'const a = <Link to={paths.help}>a</Link>'],
  ['web/a/b.test.ts', "openApp('/home')"],
])('none is found in %s: %s', (path, text) => {
  expect(faults(path, text)).toEqual([])
})
