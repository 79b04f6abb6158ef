import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namesOf } from './names.ts'
import { leftToDo, wiringOf } from './wiring.ts'

/** `npm run new-slice -- gratitude`: the nine steps of README, for a slice of a patient's own. */
function newSlice(root: string, kebab: string) {
  const { fill } = namesOf(kebab)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = Object.entries(fileOf).map(([template, path]) => {
    const text = readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8')
    return { path: fill(path), text: fill(text) }
  })
  const wirings = wiringOf(kebab)
  // All is looked at before anything is written, so that nothing is left half done.
  const there = files.find(({ path }) => existsSync(join(root, path)))
  if (there) throw new Error(`${there.path} is there already.`)
  const lost = wirings.find(({ path, before }) => !read(path).includes(before))
  if (lost) throw new Error(`${lost.path} has no place before: ${lost.before.trim()}`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const { path, before, lines } of wirings) {
    writeFileSync(join(root, path), read(path).replace(before, `${lines}${before}`))
  }
  const touched = [...files, ...wirings].map(({ path }) => path)
  const run = (command: string, ...words: string[]) =>
    execFileSync(join(root, 'node_modules/.bin', command), words, { cwd: root, stdio: 'inherit' })
  run('biome', 'check', '--write', ...new Set(touched))
  run('drizzle-kit', 'generate', '--name', kebab)
  process.stdout.write(`${[...new Set(touched)].join('\n')}\n\n${leftToDo(kebab)}`)
}

const fileOf = {
  contract: 'contract/{kebab}.ts',
  table: 'server/{kebab}/table.ts',
  store: 'server/{kebab}/store.ts',
  routes: 'server/{kebab}/routes.ts',
  'slice-test': 'server/{kebab}/{kebab}.test.ts',
  queries: 'web/{kebab}/queries.ts',
  page: 'web/{kebab}/{kebab}-page.tsx',
  'screen-test': 'web/{kebab}/{kebab}.test.tsx',
}

const [name = ''] = process.argv.slice(2)
try {
  newSlice(process.cwd(), name)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
