import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSource, readOwnTree } from './source.ts'
import {
  failuresWithoutName,
  textsOfEngineers,
  textsThatClaimSecrecy,
  textsThatDiagnose,
  textsThatExclaim,
} from './wording.ts'

const tree = readOwnTree()
const specification = readFileSync(join(import.meta.dirname, '../../docs/spec.md'), 'utf8')

const texts = (bad: string, path = 'web/a/a.tsx') => [parseSource(path, bad)]

test('texts exclaim only where it is specified', () => {
  const rule = (sources = tree) => textsThatExclaim(sources, specification)
  expect(rule()).toEqual([])
  for (const bad of [
    'export const A = () => <p>Well done!</p>',
    'export const A = () => <p>Welcome, {name}!</p>',
    'export const A = () => <p>Welcome, <b>{name}</b>!</p>',
    `a(\`Welcome, \${name}!\`)`,
    "a('Welcome, ' + name + '!')",
    "a('It works (at last)!')",
    "a('Done. Well done! Go on.')",
    "a('Really!!')",
  ]) {
    expect([bad, rule(texts(bad)).length]).toEqual([bad, 1])
  }
  expect(rule(texts('{"title": "Hurray!"}', 'content/a/a.json'))).toHaveLength(1)
  expect(rule(texts("export const say = 'Sent!'", 'contract/a.ts'))).toHaveLength(1)
  for (const good of ["a('Journal entry saved!')", 'a(!b)', "a('Done.')", "a('!important')"]) {
    expect(rule(texts(good))).toEqual([])
  }
})

test('pages speak in words of a person, not of an engineer', () => {
  const rule = (sources = tree) => textsOfEngineers(sources, specification)
  expect(rule()).toEqual([])
  for (const bad of [
    'export const A = () => <p>Your session token is invalid.</p>',
    'export const A = () => <Field label="Sync now" />',
    "a('The server did not answer.')",
    "a('Saved in the database.')",
  ]) {
    expect([bad, rule(texts(bad)).length]).toEqual([bad, 1])
  }
  expect(rule(texts("export const say = 'Invalid email'", 'contract/errors.ts'))).toHaveLength(1)
  for (const good of [
    "a('Payload too large. Please reduce the file size.')",
    "import { a } from './server/a.ts'",
    "isCode(error, 'invalid')",
    "a('What you observe, and what you preserve.')",
  ])
    expect(rule(texts(good))).toEqual([])
})

test('what did not load is named', () => {
  expect(failuresWithoutName(tree)).toEqual([])
  const bad = 'const A = () => <ErrorState error={error} title={sentence(error)} />'
  expect(failuresWithoutName(texts(bad))).toEqual(['web/a/a.tsx:1 title={sentence(…)}'])
  const good = 'const A = () => <ErrorState title="It did not load.">{sentence(error)}</ErrorState>'
  expect(failuresWithoutName(texts(good))).toEqual([])
})

test('no text says that nobody else can read what the operator could open', () => {
  expect(textsThatClaimSecrecy(tree)).toEqual([])
  for (const bad of [
    'export const A = () => <p>Only you can read this</p>',
    "a('Saved · only you see it')",
    "a('Nobody else can read them.')",
    "a('Es ist nur für Sie und versiegelt.')",
    "a('لك وحدك')",
  ]) {
    expect([bad, textsThatClaimSecrecy(texts(bad)).length]).toEqual([bad, 1])
  }
  for (const good of ["a('Shown to nobody else')", "a('It is shown to you alone.')"])
    expect(textsThatClaimSecrecy(texts(good))).toEqual([])
})

test('no text says what somebody has', () => {
  expect(textsThatDiagnose(tree)).toEqual([])
  for (const bad of [
    "a('You have depression.')",
    "a('You have PTSD.')",
    "a('It looks as if you’ve got a panic disorder')",
    `a(\`you have \${condition}\`)`,
    "a('You have ' + condition)",
    'export const A = () => <p>You have {condition}</p>',
    'export const A = () => <p>You have <b>depression</b></p>',
    'export const A = () => (\n  <p>\n    You\n    have anxiety\n  </p>\n)',
    "a('You are bipolar.')",
    "a('You seem depressed.')",
  ]) {
    expect([bad, textsThatDiagnose(texts(bad)).length]).toEqual([bad, 1])
    expect(textsThatDiagnose(texts(bad, 'engine/a/a.tsx'))).toHaveLength(1)
  }
  for (const good of [
    "a('You have written three entries.')",
    "a('Several of your answers describe patterns often discussed under anxiety.')",
    `a(\`Hello \${name}, you have time.\`)`,
  ]) {
    expect([good, textsThatDiagnose(texts(good))]).toEqual([good, []])
  }
})
