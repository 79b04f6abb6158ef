import type { ESTree } from 'vite'
import { type Source, visit } from './source.ts'

const fileLimit = 300
const functionLimit = 60

/** Files that may be longer, and how long; data and whole lists are read in search, not through. */
const longFiles: Readonly<Record<string, Limit>> = {
  'content/help-lines/help-lines.json': { limit: 600, why: 'a table of every country' },
  'content/articles/mood-and-body.ts': { limit: 350, why: 'a list of articles' },
  'server/auth/access.test.ts': { limit: 880, why: 'one line for every call of the contract' },
}

type Limit = { limit: number; why: string }

/** Functions that may be longer than others: each as long as it is now, but for lists, and why. */
const longFunctions: Readonly<Record<string, Limit>> = {
  ...because('its short inner functions share what it holds', {
    'server/auth/sessions.ts createSessions': 97,
    'server/lib/bus.ts openBus': 61,
    'server/lib/vault.ts createVault': 66,
    'server/matching/live-directory.ts createLiveDirectory': 103,
    'server/matching/matcher.ts createMatcher': 83,
    'web/live/live-connection.ts openLiveConnection': 83,
    'web/room/call.ts openCall': 101,
    'web/room/meeting.ts openMeeting': 124,
  }),
  ...because('a list that grows with the product: one entry for each call or page', {
    'server/auth/access.test.ts calls': Number.POSITIVE_INFINITY,
    'web/routes.tsx routes': Number.POSITIVE_INFINITY,
  }),
  ...because('the innermost loop of matching: a call in it takes time', {
    'engine/matching/directory-bound.ts withinLoss': 67,
  }),
  ...because('a component that is being split', {
    'web/templates/template-form.tsx TemplateForm': 62,
  }),
}

function because(why: string, limits: Readonly<Record<string, number>>): Record<string, Limit> {
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, { limit, why }]))
}

/** Files beyond their limit, and files on the list that need be no longer. */
export function tooLongFiles(sources: readonly Source[], listed = longFiles): string[] {
  const tooLong = sources.flatMap(({ path, lines }) => {
    const limit = listed[path]?.limit ?? fileLimit
    return lines > limit ? [`${path} has ${lines} lines, over ${limit}`] : []
  })
  const needless = Object.keys(listed).filter(
    (path) => !sources.some((one) => one.path === path && one.lines > fileLimit),
  )
  return [...tooLong, ...needless.map((path) => `${path} is on the list and need not be`)]
}

/** Functions beyond their limit, and those on the list whose limit is higher than it need be. */
export function tooLongFunctions(sources: readonly Source[], listed = longFunctions): string[] {
  const all = sources.flatMap((source) =>
    functionLengths(source).filter((one) => !isGroupOfTests(source, one)),
  )
  const key = ({ path, name }: FunctionLength) => `${path} ${name}`
  const longest = new Map<string, number>()
  for (const one of all) {
    longest.set(key(one), Math.max(one.lines, longest.get(key(one)) ?? functionLimit))
  }
  return [
    ...all
      .filter((one) => one.lines > (listed[key(one)]?.limit ?? functionLimit))
      .map(({ path, line, name, lines }) => `${path}:${line} ${name} has ${lines} lines`),
    ...Object.entries(listed)
      .filter(([name, { limit }]) => {
        const longestOfIt = longest.get(name) ?? functionLimit
        return Number.isFinite(limit) ? longestOfIt < limit : longestOfIt === functionLimit
      })
      .map(([name]) => `${name} is on the list with more than it needs`),
  ]
}

/** A group of tests is no function to be read at once. */
const isGroupOfTests = ({ isTest }: Source, { name }: FunctionLength) =>
  isTest && name.startsWith('in describe')

export type FunctionLength = { path: string; line: number; name: string; lines: number }

/**
 * Every function with a body, a component and a callback too; of nested ones each for itself. What
 * a module does by itself counts as one, and so does a constant that holds JSX.
 */
export function functionLengths(source: Source): FunctionLength[] {
  const { path, text, program } = source
  if (!program) return []
  const found: FunctionLength[] = [topLevel(source)]
  const lineOf = lineFinder(text)
  const linesOf = ({ start, end }: ESTree.Node) => lineOf(end) - lineOf(start) + 1
  const held = new Set<ESTree.Node>()
  visit(program, (node, around) => {
    const line = lineOf(node.start)
    if (isFunction(node) && node.body) {
      found.push({ path, line, name: nameOf(node, around), lines: linesOf(node) })
    }
    if (node.type === 'StaticBlock') {
      found.push({ path, line, name: 'static', lines: linesOf(node) })
    }
    const isJsx = node.type === 'JSXElement' || node.type === 'JSXFragment'
    if (!isJsx || around.some(isFunction)) return
    const holder = around.find(({ type }) => type === 'VariableDeclaration') ?? node
    if (held.has(holder)) return
    held.add(holder)
    found.push({ path, line: lineOf(holder.start), name: 'JSX', lines: linesOf(holder) })
  })
  return found
}

/** What a module does when it is loaded: its statements that only declare are left out. */
function topLevel({ path, text, program, isTest }: Source): FunctionLength {
  const lineOf = lineFinder(text)
  const body: readonly ESTree.Node[] = program?.body ?? []
  const doing = body.filter(
    (node) =>
      (waits(node) || !/^(?:Import|Export|Function|Class|TS|Variable)/.test(node.type)) &&
      // A test or a group of them: each counts for itself.
      !(isTest && groupOfTests.test(text.slice(node.start, node.end))),
  )
  const lines = doing.reduce((sum, { start, end }) => sum + lineOf(end) - lineOf(start) + 1, 0)
  return { path, line: lineOf(doing[0]?.start ?? 0), name: 'its top level', lines }
}

const groupOfTests = /\b(?:test|describe|(?:before|after)(?:Each|All))\b/

/** Whether it waits for something when the module is loaded, not in a function called later. */
function waits(part: ESTree.Node): boolean {
  let found = false
  visit(part, (node, around) => {
    found ||= node.type === 'AwaitExpression' && !around.some(isFunction)
  })
  return found
}

export type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression

export const isFunction = (node: ESTree.Node): node is AnyFunction =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)

/** What it is called, or what it is handed to. */
function nameOf(node: AnyFunction, around: readonly ESTree.Node[]): string {
  if (node.id) return node.id.name
  const outer = around.at(-1)
  if (outer?.type === 'VariableDeclarator' && outer.id.type === 'Identifier') return outer.id.name
  if (outer?.type === 'Property' || outer?.type === 'MethodDefinition') {
    return wordOf(outer.key) ?? 'a property'
  }
  return outer?.type === 'CallExpression' ? `in ${calleeOf(outer)}()` : 'a function'
}

/** `app.get` of `app.get(…)`, `describe.each` of `describe.each(…)(…)`. */
function calleeOf({ callee }: ESTree.CallExpression): string {
  if (callee.type === 'CallExpression') return calleeOf(callee)
  if (callee.type !== 'MemberExpression') return wordOf(callee) ?? 'a call'
  return [callee.object, callee.property].map((part) => wordOf(part) ?? '…').join('.')
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
