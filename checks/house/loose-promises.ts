import type { ESTree } from 'vite'
import { bare } from './expressions.ts'
import { isFunction } from './lengths.ts'
import { chainOf, keyOf, nameOf, placesOf, valuesImported } from './nodes.ts'
import { type Source, visit } from './source.ts'

/**
 * A query, or another promise, that nobody waits for. Lint sees only what has the type of a promise;
 * a query of drizzle has a type of its own, and what a timer or `forEach` is given is never waited for.
 */
export const loosePromises = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    if (!source.program) return []
    const known = knownNames(source, source.program)
    return placesOf(source, (node, around) => {
      if (node.type === 'ExpressionStatement') {
        return outcomes(node.expression).some((one) => isLoose(one, known))
      }
      return node.type === 'CallExpression' && takesNoPromise(node, around, known)
    })
  })

type Known = { databases: Set<string>; promising: Set<string>; asyncNames: Set<string> }

function knownNames(source: Source, program: ESTree.Program): Known {
  const databases = new Set(['db', 'tx', 'app', 'pool'])
  const promising = new Set(
    valuesImported(source)
      .filter(
        ({ from, name }) =>
          /store\.ts$|(^|\/)insert\.ts$|(^|[/:])\w+\/promises$/.test(from) ||
          (name === 'promises' && /^(node:)?\w+$/.test(from)),
      )
      .map(({ local }) => local),
  )
  const asyncNames = new Set<string>()
  visit(program, (node, around) => {
    if (isDatabase(node, around)) databases.add(node.name)
    const asyncName = nameOfAsync(node)
    if (asyncName) asyncNames.add(asyncName)
  })
  return { databases, promising, asyncNames }
}

/** Another name of the database: `on: Db`, `const here = db`, `{ db: here }`, `db.transaction(async (on) => …)`. */
function isDatabase(
  node: ESTree.Node,
  around: readonly ESTree.Node[],
): node is ESTree.Node & { type: 'Identifier'; name: string } {
  if (node.type !== 'Identifier') return false
  const written = 'typeAnnotation' in node ? node.typeAnnotation?.typeAnnotation : null
  if (written?.type === 'TSTypeReference' && nameOf(written.typeName) === 'Db') return true
  const outer = around.at(-1)
  if (outer?.type === 'VariableDeclarator' && outer.id === node && outer.init) {
    const { root, links } = chainOf(outer.init)
    const plain = ['Identifier', 'MemberExpression'].includes(bare(outer.init).type)
    return plain && ['db', 'tx'].includes(links.at(-1) ?? nameOf(root) ?? '')
  }
  if (
    outer?.type === 'Property' &&
    outer.value === node &&
    around.at(-2)?.type === 'ObjectPattern'
  ) {
    return ['db', 'tx', 'pool'].includes(keyOf(outer) ?? '')
  }
  const call = around.at(-2)
  return (
    outer !== undefined &&
    isFunction(outer) &&
    nameOf(outer.params[0]) === node.name &&
    call?.type === 'CallExpression' &&
    chainOf(call.callee).links.at(-1) === 'transaction'
  )
}

function nameOfAsync(node: ESTree.Node): string | null {
  if (node.type === 'FunctionDeclaration') return node.async ? nameOf(node.id) : null
  if (node.type !== 'VariableDeclarator' || !node.init) return null
  const made = bare(node.init)
  return isFunction(made) && made.async ? nameOf(node.id) : null
}

/** What a statement comes to: either side of a choice, each part of a sequence. */
function outcomes(expression: ESTree.Node): ESTree.Node[] {
  if (expression.type === 'SequenceExpression') return expression.expressions.flatMap(outcomes)
  if (expression.type === 'UnaryExpression') {
    return expression.operator === 'void' ? [] : outcomes(expression.argument)
  }
  const plain = bare(expression)
  if (plain !== expression) {
    return expression.type === 'ParenthesizedExpression'
      ? outcomes(expression.expression)
      : outcomes(plain)
  }
  if (plain.type === 'LogicalExpression') return [plain.left, plain.right].flatMap(outcomes)
  if (plain.type === 'ConditionalExpression') {
    return [plain.consequent, plain.alternate].flatMap(outcomes)
  }
  return [plain]
}

/** Whether it asks for something and leaves the answer, and a failure, to nobody. */
function isLoose(call: ESTree.Node, { databases, promising }: Known): boolean {
  if (call.type !== 'CallExpression' && call.type !== 'TaggedTemplateExpression') return false
  if (call.type === 'CallExpression' && isHandled(call)) return false
  const { root, links } = chainOf(call)
  const first = nameOf(root)
  if (first && promising.has(first)) return true
  if (links.includes('promises')) return true
  if (links.length === 0) return false
  const held = [first, ...links.slice(0, -1)].filter((one) => one && databases.has(one))
  return held.length > 0 && !answersAtOnce(held.at(-1) ?? '', links)
}

/** `.catch(…)`, or `.then(…, …)`. */
function isHandled({ callee, arguments: handed }: ESTree.CallExpression): boolean {
  const last = chainOf(callee).links.at(-1)
  return (last === 'catch' && handed.length > 0) || (last === 'then' && handed.length > 1)
}

/** What is told, and not asked: listeners, and how the app is put together. */
function answersAtOnce(held: string, links: readonly (string | null)[]): boolean {
  const last = links.at(-1) ?? ''
  if (/^(on|once|off|emit|addListener|removeListener|removeAllListeners)$/.test(last)) return true
  return (
    held === 'app' &&
    (/^(set[A-Z]\w*|add[A-Z]\w*|decorate\w*|register|route|get|post|put|patch|delete|all)$/.test(
      last,
    ) ||
      // What a test keeps of its app is its own, but for the database.
      links.length > 1)
  )
}

/** A callback that makes a promise, given to what waits for none. */
function takesNoPromise(
  call: ESTree.CallExpression,
  around: readonly ESTree.Node[],
  known: Known,
): boolean {
  const { root, links } = chainOf(call.callee)
  const name = links.at(-1) ?? nameOf(root) ?? ''
  const isLeft = around.at(-1)?.type === 'ExpressionStatement'
  if (!waitsForNone.includes(name) && !(isLeft && name === 'map')) return false
  const given = call.arguments[0] && bare(call.arguments[0])
  if (!given) return false
  if (given.type === 'Identifier') {
    return known.asyncNames.has(given.name) || known.promising.has(given.name)
  }
  if (!isFunction(given)) return false
  if (given.async) return true
  const { body } = given
  if (!body || body.type === 'BlockStatement') return false
  return outcomes(body).some((one) => isLoose(one, known))
}

const waitsForNone = ['forEach', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']
