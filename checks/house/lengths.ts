import type { ESTree } from 'vite'
import { type Source, visit } from './source.ts'

export type FunctionLength = { path: string; line: number; name: string; lines: number }

/** Every function with a body, a component and a callback too; of nested ones each for itself. */
export function functionLengths({ path, text, program }: Source): FunctionLength[] {
  const found: FunctionLength[] = []
  if (!program) return found
  const lineOf = lineFinder(text)
  visit(program, (node, around) => {
    if (!isFunction(node) || !node.body) return
    const line = lineOf(node.start)
    const name = nameOf(node, around)
    found.push({ path, line, name, lines: lineOf(node.end) - line + 1 })
  })
  return found
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression

const isFunction = (node: ESTree.Node): node is AnyFunction =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)

/** What it is called, or what it is handed to. */
function nameOf(node: AnyFunction, around: readonly ESTree.Node[]): string {
  if (node.id) return node.id.name
  const outer = around.at(-1)
  if (outer?.type === 'VariableDeclarator' && outer.id.type === 'Identifier') return outer.id.name
  if (outer?.type === 'Property' || outer?.type === 'MethodDefinition') {
    return wordOf(outer.key) ?? 'a property'
  }
  if (outer?.type !== 'CallExpression') return 'a function'
  const { callee } = outer
  const called = wordOf(callee.type === 'MemberExpression' ? callee.property : callee)
  return called ? `in ${called}()` : 'a callback'
}

const wordOf = (node: ESTree.Node): string | null => (node.type === 'Identifier' ? node.name : null)

/** From where a character stands to the line it is on, from 1. */
export function lineFinder(text: string): (at: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle
      else high = middle
    }
    return low + 1
  }
}
