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
  const touched = [...new Set([...files, ...wirings].map(({ path }) => path))]
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: root, stdio: 'pipe', encoding: 'utf8' })
  const runInstalled = (command: string, ...words: string[]) =>
    run(join(root, 'node_modules/.bin', command), ...words)
  runInstalled('biome', 'check', '--write', ...touched.filter((path) => /\.tsx?$/.test(path)))
  runInstalled('drizzle-kit', 'generate', '--name', kebab)
  // Announced to git, so that `git diff` shows them beside what was changed.
  if (existsSync(join(root, '.git'))) run('git', 'add', '-N', ...touched, 'server/migrations')
  process.stdout.write(`${touched.join('\n')}\n\n${leftToDo(kebab)}`)
}

const fileOf = {
  contract: 'contract/{kebab}.ts',
  table: 'server/{kebab}/table.ts',
  store: 'server/{kebab}/store.ts',
  routes: 'server/{kebab}/routes.ts',
  'slice-test': 'server/{kebab}/{kebab}.test.ts',
  queries: 'web/{kebab}/queries.ts',
  page: 'web/{kebab}/{kebab}-page.tsx',
  'new-entry': 'web/{kebab}/new-entry.tsx',
  'entry-card': 'web/{kebab}/entry-card.tsx',
  'screen-test': 'web/{kebab}/{kebab}.test.tsx',
  scenes: 'e2e/{kebab}-scenes.ts',
}

const [name = ''] = process.argv.slice(2)
try {
  newSlice(process.cwd(), name)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
