import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A file of a package: what the app needs of it, or what stands in its place. */
type Lean = { file: RegExp } & ({ needed: readonly string[] } | { code: string })

/** What packages bring along and no page uses, though something that is used holds on to it. */
const lean: readonly Lean[] = [
  // Every schema has a method that describes it as JSON Schema, which only the server does.
  {
    file: /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
    needed: ['aggregateChecks'],
  },
  // Writes code of a schema to be evaluated, which our content security policy refuses: `start.js`.
  { file: /\/zod\/v4\/core\/doc\.js$/, needed: [] },
  // What is wrong with a value each page says in the product's words.
  {
    file: /\/zod\/v4\/locales\/en\.js$/,
    code: 'export default () => ({ localeError: () => undefined })',
  },
  // Watches a router for whoever measures it; nobody does.
  { file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/, needed: [] },
  // A link can load ahead what a server of the router's own would render; there is none.
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    needed: ['FrameworkContext', 'mergeRefs', 'usePrefetchBehavior'],
  },
  // `ui/toasts.tsx` draws them itself; the same list of them without the package's drawing.
  {
    file: /\/react-hot-toast\/dist\/index\.mjs$/,
    code: `export * from 'react-hot-toast/headless'`,
  },
  // docs/decisions/0026-websocket-only.md
  {
    file: /\/engine\.io-client\/build\/esm\/transports\/(?:polling-xhr|polling-fetch|webtransport)\.js$/,
    needed: [],
  },
  // No event carries bytes: nothing is binary, and nothing is taken apart.
  { file: /\/socket\.io-parser\/build\/esm\/(?:is-binary|binary)\.js$/, needed: [] },
]

/** Puts functions that do nothing in the place of those that no page calls. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = lean.find(({ file }) => file.test(id))
      if (!found) return null
      if ('code' in found) return found.code
      const names = exportsOf(readFileSync(id, 'utf8'))
      const kept = names.filter((name) => found.needed.includes(name))
      const empty = names.filter((name) => !found.needed.includes(name))
      return [
        ...(kept.length > 0 ? [`export { ${kept.join(', ')} } from '${id}?whole'`] : []),
        'const none = () => {}',
        ...empty.map((name) => `export { none as ${name} }`),
      ].join('\n')
    },
  }
}

/** By name, also of `export { processSchema as process }`. */
const exportsOf = (code: string): string[] => [
  ...[...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name),
  ...[...code.matchAll(/^export \{([^}]+)\};$/gm)].flatMap(([, list = '']) =>
    list.split(',').map((one) => /(\w+)\s*$/.exec(one)?.[1] ?? ''),
  ),
]
