import { posix } from 'node:path'
import type { Source } from './source.ts'

/** Folders that import each other, directly or around others, with the imports that tie them. */
export type Circle = { folders: string[]; ties: string[] }

/**
 * The circles among the folders of a workspace. A file that stands in no folder counts as one; so
 * does an import of a type alone. Tests do not count.
 */
export const folderCircles = (sources: readonly Source[]): Circle[] => circles(sources, folderOf)

/** Those among the folders within: `content/chatbot` and `content/chatbot/entries`. */
export const nestedCircles = (sources: readonly Source[]): Circle[] =>
  circles(sources, (path) => (folderOf(path) ? posix.dirname(path) : null))

/** Those among files, by types too: what the linter's rule leaves free. */
export const fileCircles = (sources: readonly Source[]): Circle[] =>
  circles(sources, (path) => (folderOf(path) ? path : null))

/** Tarjan's strongly connected components of what the files belong to. */
function circles(sources: readonly Source[], ownerOf: (path: string) => string | null): Circle[] {
  const imports = new Map<string, Set<string>>()
  const ties = new Map<string, string[]>()
  for (const { path, isTest, imports: all } of sources) {
    const from = ownerOf(path)
    if (isTest || !from) continue
    const targets = imports.get(from) ?? new Set()
    imports.set(from, targets)
    for (const target of all) {
      const to = ownerOf(target)
      if (!to || to === from || roomOf(to) !== roomOf(from)) continue
      targets.add(to)
      const key = `${from} ${to}`
      ties.set(key, [...(ties.get(key) ?? []), `${path} → ${target}`])
    }
  }
  return components(imports)
    .filter((folders) => folders.length > 1)
    .map((folders) => ({
      folders: folders.sort(),
      ties: folders.flatMap((from) => folders.flatMap((to) => ties.get(`${from} ${to}`) ?? [])),
    }))
}

const roomOf = (path: string) => path.split('/')[0]

/** The first two steps of a path: `server/journals`, or `server/app.ts` itself. */
function folderOf(path: string): string | null {
  const [room, folder] = path.split('/')
  return room && folder && rooms.includes(room) ? `${room}/${folder}` : null
}

const rooms = [
  ...['contract', 'content', 'engine', 'server', 'web'],
  ...['lab', 'bench', 'e2e', 'tools', 'checks'],
]

function components(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const enter = (node: string) => {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) enter(next)
      if (open.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
      }
    }
    if (lowest.get(node) === order.get(node)) found.push(open.splice(open.indexOf(node)))
  }
  for (const node of graph.keys()) if (!order.has(node)) enter(node)
  return found
}
