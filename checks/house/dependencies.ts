import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Manifest = {
  /** '' for the root. */
  room: string
  versions: Record<string, string>
  /** Those that are installed where the app runs. */
  shipped: string[]
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

export function readManifests(root: string): Manifest[] {
  const read = (room: string) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  const rooms: string[] = ['', ...read('').workspaces]
  return rooms.map((room) => {
    const manifest: Record<string, Record<string, string> | undefined> = read(room)
    const versions = Object.assign({}, ...kinds.map((kind) => manifest[kind]))
    const shipped = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
    return { room, versions, shipped }
  })
}

/** Ranges, and packages declared in two versions. */
export function unevenVersions(manifests: readonly Manifest[]): string[] {
  const all = new Map<string, Set<string>>()
  for (const { versions } of manifests)
    for (const [name, version] of Object.entries(versions).filter(([name]) => isForeign(name)))
      all.set(name, (all.get(name) ?? new Set()).add(version))
  return [...all].flatMap(([name, versions]) => {
    const [version = '', ...others] = versions
    if (others.length > 0) return `${name} is declared as ${[...versions].join(' and ')}`
    return /^\d+\.\d+\.\d+/.test(version) ? [] : `${name} is declared as the range ${version}`
  })
}

const isForeign = (name: string) => !name.startsWith('@attune/')

/** What is declared and has no row in the record's table, and rows of what is not declared. */
export function withoutReason(record: string, manifests: readonly Manifest[]): string[] {
  const declared = new Set(manifests.flatMap(({ versions }) => Object.keys(versions)))
  const packages = [...declared].filter(isForeign)
  const rows = record
    .split('\n')
    .flatMap((line) => /^\|([^|]+)\|/.exec(line)?.[1]?.match(/(?<=`)[^`, ]+(?=`)/g) ?? [])
  const isIn = (row: string, name: string) =>
    row.endsWith('/*') ? name.startsWith(row.slice(0, -1)) : name === row
  return [
    ...packages
      .filter((name) => !rows.some((row) => isIn(row, name)))
      .map((name) => `${name} has no row`),
    ...rows
      .filter((row) => !packages.some((name) => isIn(row, name)))
      .map((row) => `${row} has a row and is not declared`),
  ]
}

/** Declared packages that no file names in quotes; `reasons` say how those are used all the same. */
export function unused(
  texts: readonly string[],
  manifests: readonly Manifest[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const declared = new Set(manifests.flatMap(({ versions }) => Object.keys(versions)))
  const isNamed = (name: string) =>
    texts.some((text) => [`'${name}'`, `'${name}/`, `"${name}"`].some((one) => text.includes(one)))
  return [...declared].filter(
    (name) =>
      isForeign(name) &&
      !(name.replace(/\/.*/, '/*') in reasons) &&
      !(name in reasons) &&
      !isNamed(name),
  )
}
