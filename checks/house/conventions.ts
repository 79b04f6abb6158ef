import type { ESTree } from 'vite'
import { type Source, visit } from './source.ts'

/** A helper that stands above everything its file exports. */
export const helpersFirst = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => /^(contract|content|engine|server|web)\//.test(path) && !isTest)
    .flatMap(({ path, program }) => {
      const body: readonly ESTree.Node[] = program?.body ?? []
      const firstExport = body.findIndex(({ type }) => type.startsWith('Export'))
      return body
        .slice(0, Math.max(firstExport, 0))
        .flatMap((node) => (node.type === 'FunctionDeclaration' ? (node.id?.name ?? []) : []))
        .map((name) => `${path} has ${name} above what it exports`)
    })

/** A type made from a schema of another name. */
export const typesNamedOtherwise = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text, program, isTest }) => {
    const wrong: string[] = []
    if (!program || isTest) return wrong
    visit(program, (node) => {
      if (node.type !== 'TSTypeAliasDeclaration') return
      const made = text.slice(node.typeAnnotation.start, node.typeAnnotation.end)
      const schema = /^z\.infer<typeof (\w+)>$/.exec(made)?.[1]
      if (schema && schema !== node.id.name) wrong.push(`${path} names ${schema} ${node.id.name}`)
    })
    return wrong
  })

/** A query of a store that is not handed the database first. */
export const storesWithoutDb = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => /^server\/(?:[\w-]+\/)+(?:[\w-]+-)?store\.ts$/.test(path))
    .flatMap(({ path, program }) =>
      (program?.body ?? []).flatMap((node) => {
        if (node.type !== 'ExportNamedDeclaration') return []
        const { declaration } = node
        if (declaration?.type !== 'FunctionDeclaration' || !declaration.async) return []
        const first = declaration.params[0]
        const name = first?.type === 'Identifier' ? first.name : null
        return name && ['db', 'tx'].includes(name)
          ? []
          : [`${path} ${declaration.id?.name} does not take db first`]
      }),
    )

/** An import of our own that does not name the file with its ending. */
export const importsWithoutEnding = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => /^(?:contract|content|engine|server|web|lab|checks)\//.test(target))
      .filter((target) => !/\.\w+$/.test(target))
      .map((target) => `${path} imports ${target} without its ending`),
  )

/** A component of `web/ui` that knows the router or a query. */
export const uiThatKnowsMore = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => path.startsWith('web/ui/') && !isTest)
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => /^(?:react-router|@tanstack\/)/.test(target))
        .map((target) => `${path} imports ${target}`),
    )

/** A slice of the server whose calls are in a contract of another name. */
export const slicesNamedOtherwise = (sources: readonly Source[]): string[] =>
  sources
    .map(({ path }) => /^server\/([\w-]+)\/routes\.ts$/.exec(path))
    .filter((found) => found !== null)
    // Favourites are addressed below the person who has them.
    .filter(([, slice]) => slice !== 'favorites')
    .filter(([, slice]) => !sources.some(({ path }) => path === `contract/${slice}.ts`))
    .map(([path, slice]) => `${path} has no contract/${slice}.ts`)
