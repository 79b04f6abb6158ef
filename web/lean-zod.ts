import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * What zod brings to describe a schema as JSON Schema, which the server does and no page: a method
 * of every schema holds on to it, so that it would not be left out by itself.
 */
const unused = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/
/** Of these files, what checks values too. */
const needed = ['aggregateChecks']
/** zod's own words for what is wrong with a value; each page says it in the product's. */
const words = /\/zod\/v4\/locales\/en\.js$/
const noWords = 'export default () => ({ localeError: () => undefined })'

/**
 * Puts functions that do nothing in the place of those that make JSON Schema, a tenth of a sign-in
 * page, and nothing in the place of zod's words.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (words.test(id)) return noWords
      if (!unused.test(id)) return null
      const names = exportsOf(readFileSync(id, 'utf8'))
      const kept = names.filter((name) => needed.includes(name))
      const empty = names.filter((name) => !needed.includes(name))
      return [
        ...(kept.length > 0 ? [`export { ${kept.join(', ')} } from '${id}?whole'`] : []),
        'const none = () => {}',
        ...empty.map((name) => `export { none as ${name} }`),
      ].join('\n')
    },
  }
}

/** By name, also of `export { processSchema as process }`. */
const exportsOf = (code: string): string[] =>
  [...code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \};$/gm)].flatMap(
    ([, named, renamed]) => named ?? renamed ?? [],
  )
