import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

/** Of all workspaces together, our own not counted. */
export function dependencies(root: string): [number, number] {
  const manifests = ['', 'contract', 'content', 'engine', 'server', 'web', 'lab', 'checks']
    .map((room) => join(root, room, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path): Manifest => JSON.parse(readFileSync(path, 'utf8')))
  const names = (kind: keyof Manifest) =>
    new Set(
      manifests.flatMap((one) => Object.keys(one[kind] ?? {}).filter((name) => !isOurs(name))),
    ).size
  return [names('dependencies'), names('devDependencies')]
}

const isOurs = (name: string) => name.startsWith('@attune/')

/** The folders of the packages that stand here, from npm's own record of what it installed. */
export function installedPackages(root: string): { path: string; dev: boolean }[] {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return []
  const { packages } = JSON.parse(readFileSync(record, 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>
  }
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, { dev }]) => ({ path, dev: dev === true }))
}

/** In MB. A package within another one counts with it, Node itself not at all. */
export function installedSize(root: string, which: 'all' | 'production'): number {
  const folders = installedPackages(root)
    .filter(({ path }) => path.lastIndexOf('node_modules/') === 0 && path !== 'node_modules/node')
    .filter(({ path, dev }) => !(dev && which === 'production') && existsSync(join(root, path)))
    .map(({ path }) => join(root, path))
  if (folders.length === 0) return 0
  const sizes = execFileSync('du', ['-sk', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return Math.round(sizes.reduce((sum, line) => sum + Number.parseInt(line, 10), 0) / 1024)
}
