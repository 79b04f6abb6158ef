import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scenes } from './all-scenes.ts'
import { readAll } from './read-all.ts'
import { readScenes } from './read-scenes.ts'

/**
 * What a screen reader is told of every page, into e2e/read/: `npm run read`. With a word it prints
 * that of the scenes whose name holds it, and keeps nothing: `npm run read -- journal`.
 */
const kept = resolve(import.meta.dirname, 'read')
const [wanted] = process.argv.slice(2)

const list = wanted ? scenes.filter(({ name }) => name.includes(wanted)) : readScenes
const texts = await readAll(list)
if (wanted) for (const [name, text] of texts) console.log(`== ${name}\n${text}`)
else {
  mkdirSync(kept, { recursive: true })
  for (const file of readdirSync(kept)) rmSync(join(kept, file))
  for (const [name, text] of texts) writeFileSync(join(kept, `${name}.txt`), text)
  console.log(`${texts.size} pages in e2e/read/`)
}
