import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const signingIn = ['auth/sign-in-page.tsx', 'auth/sign-up-page.tsx']
const home = ['home/home-page.tsx', 'layout/bar.tsx', 'ui/toasts.tsx']
const openToAll = [
  'appointments/public-book-page.tsx',
  'help/help-page.tsx',
  'safety/safety-page.tsx',
]

const smallOfExercises =
  /[\\/](exercises[\\/](queries|minutes-of)|recommendations[\\/]did-it-help)\.tsx?$/

/**
 * Each file costs a phone a round trip, so what pages share comes in few: what a stranger's first
 * page needs, what signing in and the home page both need, what each needs besides, what booking
 * by a link and help need, and the rest. None loads what only a later one needs.
 */
export const fewPieces: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 4 },
    { ...sharedBy('landing', ['landing/landing-page.tsx']), priority: 3 },
    { ...sharedBy('asking', signingIn, home), priority: 2.7 },
    { ...sharedBy('signing-in', signingIn), priority: 2.5 },
    { ...sharedBy('home', home), priority: 2 },
    {
      ...sharedBy('live', ['layout/beside.tsx', 'offline/kept-app.tsx']),
      priority: 1.5,
    },
    { ...sharedBy('open', openToAll), priority: 1.2 },
    // Of a hundred letters each, and asked for together.
    { name: 'exercises', test: smallOfExercises, priority: 1.1 },
    { name: 'pages', minShareCount: 4, priority: 1 },
  ],
}

/** What more than one piece needs, each of these lists of pages among them. */
function sharedBy(name: string, ...lists: string[][]): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    name: (id, graph) => {
      needed ??= new Set(neededByAll(lists, graph))
      return needed.has(id) ? name : null
    },
    minShareCount: 2,
  }
}

function neededByAll(lists: string[][], graph: Graph): string[] {
  const [first = [], ...others] = lists.map((pages) =>
    pages.flatMap((page) => [...importedBy(source(page), graph)]),
  )
  const sets = others.map((needed) => new Set(needed))
  return first.filter((id) => sets.every((needed) => needed.has(id)))
}

const source = (page: string) => join(import.meta.dirname, page)

function importedBy(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
    importedBy(imported, graph, found)
  return found
}
