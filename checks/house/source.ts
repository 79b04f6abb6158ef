import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { stringOf } from './expressions.ts'

/** A file of the tree, by its path from the root; `program` is null where it is no script. */
export type Source = {
  path: string
  text: string
  lines: number
  isTest: boolean
  program: ESTree.Program | null
  comments: ReturnType<typeof parseSync>['comments']
  /** What it imports, types too: paths from the root for our own files, names for packages. */
  imports: string[]
}

/** What is there of scripts, CSS, markup and data, tracked by git or not yet; not what it ignores. */
export const readTree = (root: string): Source[] =>
  listTree(root)
    .filter((path) => /\.(?:[cm]?[jt]sx?|css|json|html|svg)$/.test(path) && !generated.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))

/** The paths of all files, whatever they hold. */
export function listTree(root: string): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
}

export const readOwnTree = (): Source[] => readTree(join(import.meta.dirname, '../..'))

const generated = /(^|\/)(package|package-lock|tsconfig[\w.]*|biome)\.json$|^server\/migrations\//

export const testFile = /\.(test|spec)\.[cm]?[jt]sx?$/

export function parseSource(path: string, text: string): Source {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  const isTest = testFile.test(path) || /(^|\/)(testing|faults)\//.test(path)
  if (!/\.[cm]?[jt]sx?$/.test(path)) {
    return { path, text, lines, isTest, program: null, comments: [], imports: [] }
  }
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...(text.includes('import(') ? importsInside(program) : []),
  ]
  const imports = [...new Set(named.map((name) => fromRoot(path, name)))]
  return { path, text, lines, isTest, program, comments, imports }
}

/** `await import('…')` or as `stringOf` reads it, and `import('…').Type`. */
function importsInside(program: ESTree.Program): string[] {
  const found: string[] = []
  visit(program, (node) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return
    const name = stringOf(node.source)
    if (name !== null) found.push(name)
  })
  return found
}

function fromRoot(path: string, written: string): string {
  const name = written.replace(/\?.*$/, '')
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
  return name.startsWith('@attune/') ? posix.normalize(name.slice('@attune/'.length)) : name
}

/** Every node of a program or a part of it, each before its children, with those around it from the outside in. */
export function visit(
  within: ESTree.Node,
  see: (node: ESTree.Node, around: readonly ESTree.Node[]) => void,
) {
  const around: ESTree.Node[] = []
  const walk = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    if (!isNode(value)) return
    see(value, around)
    around.push(value)
    for (const child of Object.values(value)) walk(child)
    around.pop()
  }
  walk(within)
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
