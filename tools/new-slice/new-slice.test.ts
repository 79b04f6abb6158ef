import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary.ts'

const root = join(import.meta.dirname, '../..')
const copy = temporaryFolder('slice')
const minutes = 60_000

beforeAll(() => copyTree(), 2 * minutes)

// In one test, since each step needs what the one before left.
test(
  'a generated slice compiles, is well written, and its own tests pass',
  async () => {
    expect(await run('node', 'tools/new-slice/new-slice.ts', 'sleep-log')).toMatch('Left to do')
    const projects = ['.', 'server', 'web', 'web/tsconfig.node.json']
    await run('tsc', '-b', ...projects, '--builders', '1', '--checkers', '1')
    await run('biome', 'check', 'contract', 'server', 'web', 'e2e')
    const around = [
      'checks/house',
      'server/auth/access',
      'server/erasure/erase',
      'server/portability/coverage',
      'web/layout/specified',
    ]
    const said = await run('vitest', 'run', '--maxWorkers', '1', 'sleep-log', ...around)
    expect(said).toMatch('web/sleep-log/sleep-log.test.tsx')
  },
  15 * minutes,
)

test(
  'a name that is taken, or is none, writes nothing',
  async () => {
    await expect(run('node', 'tools/new-slice/new-slice.ts', 'journals')).rejects.toThrow(
      'is there',
    )
    await expect(run('node', 'tools/new-slice/new-slice.ts', 'Not So')).rejects.toThrow(
      'kebab-case',
    )
  },
  minutes,
)

/** What git tracks, with the packages of this tree and the workspaces of the copy. */
function copyTree() {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const path of tracked.split('\0').filter(Boolean)) cpSync(join(root, path), join(copy, path))
  const packages = join(copy, 'node_modules')
  mkdirSync(join(packages, '@attune'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@attune' || /^\.(?!bin$)/.test(name)) continue
    symlinkSync(realpathSync(join(root, 'node_modules', name)), join(packages, name))
  }
  for (const name of readdirSync(join(root, 'node_modules/@attune'))) {
    symlinkSync(join(copy, name), join(packages, '@attune', name))
  }
  execFileSync('git', ['init', '-q'], { cwd: copy })
  execFileSync('git', ['add', '-A'], { cwd: copy })
}

/** A program of the copy; what it wrote, or an error with that. */
async function run(program: string, ...words: string[]): Promise<string> {
  const bin = join(copy, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
  try {
    return (await promisify(execFile)(program, words, { cwd: copy, env })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${words.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}
