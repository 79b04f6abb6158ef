import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * Each file costs a phone a round trip, so what pages share comes in three: what a stranger's
 * first page needs, what the home page needs, and the rest. None loads what only a later one needs.
 */
export const fewPieces: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 4 },
    { ...sharedBy('landing', ['landing/landing-page.tsx']), priority: 3 },
    { ...sharedBy('signing-in', ['auth/sign-in-page.tsx', 'auth/sign-up-page.tsx']), priority: 3 },
    { ...sharedBy('home', ['home/home-page.tsx', 'layout/bar.tsx', 'ui/toasts.tsx']), priority: 2 },
    {
      ...sharedBy('live', [
        'live/live-messages.tsx',
        'journals/waiting-entry.tsx',
        'offline/kept-app.tsx',
        'security/idle-warning.tsx',
      ]),
      priority: 1.5,
    },
    { name: 'pages', minShareCount: 4, priority: 1 },
  ],
}

function sharedBy(name: string, pages: string[]): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    name: (id, graph) => {
      needed ??= new Set(pages.flatMap((page) => [...importedBy(source(page), graph)]))
      return needed.has(id) ? name : null
    },
    minShareCount: 2,
  }
}

const source = (page: string) => join(import.meta.dirname, page)

function importedBy(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
    importedBy(imported, graph, found)
  return found
}
