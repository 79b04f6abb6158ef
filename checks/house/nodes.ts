import type { ESTree } from 'vite'
import { bare, stringOf } from './expressions.ts'
import { lineFinder } from './lengths.ts'
import { type Source, visit } from './source.ts'

/** What a chain of members and calls hangs on, and its links: `db` and `select`, `from` of a query. */
export type Chain = { root: ESTree.Node; links: (string | null)[] }

export function chainOf(node: ESTree.Node): Chain {
  const links: Chain['links'] = []
  let at = bare(node)
  for (;;) {
    if (at.type === 'MemberExpression') {
      links.unshift(linkOf(at))
      at = bare(at.object)
    } else if (at.type === 'CallExpression') at = bare(at.callee)
    else if (at.type === 'TaggedTemplateExpression') at = bare(at.tag)
    else if (at.type === 'AwaitExpression') at = bare(at.argument)
    else return { root: at, links }
  }
}

/** `a` of `x.a` and of `x['a']`; null where only running it would tell. */
export function linkOf({ computed, property }: ESTree.MemberExpression): string | null {
  if (computed) return stringOf(property)
  return property.type === 'Identifier' ? property.name : null
}

/** The name of a key, `a` of `{ a: 1 }` and of `{ 'a': 1 }`. */
export function keyOf({ key, computed }: { key: ESTree.Node; computed: boolean }): string | null {
  return !computed && key.type === 'Identifier' ? key.name : stringOf(key)
}

export const nameOf = (node: ESTree.Node | null | undefined): string | null =>
  node?.type === 'Identifier' ? node.name : null

/** A value imported, by its name here and there; `*` where it is all of the module. */
export type Imported = { local: string; name: string; from: string }

export function valuesImported({ program }: Source): Imported[] {
  const body: readonly ESTree.Node[] = program?.body ?? []
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
    return node.specifiers.map((one) => ({
      local: one.local.name,
      name: importedName(one),
      from: node.source.value,
    }))
  })
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  const { imported } = specifier
  return imported.type === 'Identifier' ? imported.name : imported.value
}

/** Whether a name stands for a value here: it is no key, no member and no part of a type. */
export function isValue(node: ESTree.Node, around: readonly ESTree.Node[]): boolean {
  if (node.type !== 'Identifier') return false
  if (around.some(({ type }) => type.startsWith('TS') && !holdsValue.test(type))) return false
  const outer = around.at(-1)
  switch (outer?.type) {
    case 'MemberExpression':
      return outer.object === node || outer.computed
    case 'Property':
      return outer.value === node || outer.computed
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return outer.value === node || outer.computed
    case 'JSXAttribute':
    case 'LabeledStatement':
    case 'ImportSpecifier':
    case 'ImportAttribute':
    case 'MetaProperty':
      return false
    default:
      return true
  }
}

const holdsValue =
  /^TS(As|Satisfies|NonNull|Instantiation|Export|Import(?!Type)|Parameter)|Assertion$/

/** Where in a source a node of this kind stands, with the line's beginning. */
export function placesOf(
  source: Source,
  isMeant: (node: ESTree.Node, around: readonly ESTree.Node[]) => boolean,
): string[] {
  const { path, text, program } = source
  if (!program) return []
  const lineOf = lineFinder(text)
  const places: string[] = []
  visit(program, (node, around) => {
    if (!isMeant(node, around)) return
    places.push(`${path}:${lineOf(node.start)} ${text.slice(node.start, node.end).split('\n')[0]}`)
  })
  return [...new Set(places)]
}
