import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@attune/contract/paths.ts'
import type { Plugin, Rolldown } from 'vite'

/** What stands around every page of someone who is signed in. */
const around = ['layout/bar.tsx', 'ui/toasts.tsx']

/** The pages a visit starts on, and where they and what they show at once are written. */
const startPages: Record<string, string[]> = {
  [paths.landing]: ['landing/landing-page.tsx'],
  [paths.signIn]: ['auth/sign-in-page.tsx'],
  [paths.therapistSignIn]: ['auth/sign-in-page.tsx'],
  [paths.home]: ['home/home-page.tsx', ...around],
  [paths.journals]: ['journals/journals-page.tsx', ...around],
  [paths.messages]: ['messages/messages-page.tsx', ...around],
  [paths.findTherapist]: ['matching/find-therapist-page.tsx', ...around],
  [paths.dashboard]: ['dashboard/dashboard-page.tsx', ...around],
  [paths.tips]: ['advice/tips-page.tsx', ...around],
  [paths.patients]: ['inbox/patients-page.tsx', ...around],
  [paths.help]: ['help/help-page.tsx'],
}

/**
 * Tells `start.js` which files each page needs, so that they load beside the app and not after
 * it. Only a hint: a page that is missing here loads a round trip later.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry || !dir) throw new Error('The build has no entry or no folder')
      const known = filesOf(entry, bundle)
      const chunkOf = (source: string) => {
        const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/web/${source}`))
        if (!found) throw new Error(`${source} is no piece of its own`)
        return found
      }
      const needs = Object.entries(startPages).map(([path, sources]) => {
        const files = new Set(sources.flatMap((source) => [...filesOf(chunkOf(source), bundle)]))
        return [path, [...files].filter((file) => !known.has(file))]
      })
      const start = join(dir, 'start.js')
      const script = readFileSync(start, 'utf8')
      writeFileSync(start, `${script}startPage(${JSON.stringify(Object.fromEntries(needs))})\n`)
    },
  }
}

/** A chunk, all it imports, and their styles. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
) {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(imported, bundle, found)
  }
  return found
}
