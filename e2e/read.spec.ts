import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pagesOf } from './demo.ts'
import { readAll } from './read-all.ts'
import { readScenes } from './read-scenes.ts'

const kept = join(import.meta.dirname, 'read')
const textOf = (name: string) => readFileSync(join(kept, `${name}.txt`), 'utf8')

test('what a screen reader is told of each page is what a person has read', async () => {
  const names = readScenes.map(({ name }) => `${name}.txt`)
  expect(readdirSync(kept).sort()).toEqual(names.sort())
  for (const [name, text] of await readAll(readScenes, textOf))
    expect
      .soft(text, `${name}: read what is new, then keep it with npm run read`)
      .toBe(textOf(name))
})

/** Nowhere is read as not-found; notifications as a patient's, whose order is sure. */
const readElsewhere = ['/nowhere', '/therapist/notifications']

test('no page is left out', () => {
  const read = new Set(readScenes.map(({ path }) => path.split(/[?#]/)[0]))
  const pages = Object.values(pagesOf)
    .flat()
    .filter((path) => !readElsewhere.includes(path))
  expect(pages.filter((path) => !read.has(path))).toEqual([])
})
