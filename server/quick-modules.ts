import { type ResolveFnOutput, type ResolveHookContext, registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const own = pathToFileURL(`${root}/`).href
/** For each of its files a description is read that is long: 180 KB. */
const slowPackage = pathToFileURL(`${root}/node_modules/drizzle-orm/`).href

/** Before anything else is loaded: where a file is, is not looked for anew by each that imports it. */
export function loadQuickly() {
  const places = createPlaces()
  registerHooks({
    resolve(specifier, context, next) {
      const known = places.known(specifier, context)
      return known ?? places.keep(specifier, context, next(specifier, context))
    },
  })
}

/** What Node would find, where that is plain to see or was found before. */
export function createPlaces() {
  const found = new Map<string, ResolveFnOutput>()
  return {
    known(specifier: string, context: ResolveHookContext): ResolveFnOutput | undefined {
      const key = packageKey(specifier, context)
      return key === undefined ? besideParent(specifier, context) : found.get(key)
    },
    keep(specifier: string, context: ResolveHookContext, resolved: ResolveFnOutput) {
      const key = packageKey(specifier, context)
      const { url, format } = resolved
      if (key !== undefined) found.set(key, { url, format, shortCircuit: true })
      return resolved
    },
  }
}

/** A neighbour by its whole name, as all are written here. */
function besideParent(
  specifier: string,
  { parentURL }: ResolveHookContext,
): ResolveFnOutput | undefined {
  if (!parentURL || !/^\.\.?\//.test(specifier)) return undefined
  const format = formatOf(specifier, parentURL)
  return format && { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
}

function formatOf(specifier: string, parent: string) {
  if (isOwn(parent) && specifier.endsWith('.ts')) return 'module-typescript'
  return parent.startsWith(slowPackage) && /\.js$/.test(parent) && specifier.endsWith('.js')
    ? 'module'
    : undefined
}

/** What a name means is one thing in a whole workspace. */
function packageKey(specifier: string, { parentURL }: ResolveHookContext): string | undefined {
  if (!parentURL || !isOwn(parentURL) || /^(\.|\/|node:|file:)/.test(specifier)) return undefined
  return `${parentURL.slice(0, parentURL.indexOf('/', own.length))} ${specifier}`
}

const isOwn = (url: string) =>
  url.startsWith(own) && url.endsWith('.ts') && !url.includes('/node_modules/')
