import type { ESTree } from 'vite'
import { type Source, visit } from './source.ts'

const fileLimit = 300
const functionLimit = 60

/** Files that may be longer, and how long; data and whole lists are read in search, not through. */
const longFiles: Readonly<Record<string, { limit: number; why: string }>> = {
  'content/help-lines/help-lines.json': { limit: 600, why: 'a table of every country' },
  'content/articles/mood-and-body.ts': { limit: 350, why: 'a list of articles' },
  'engine/risk/rules.ts': { limit: 1250, why: 'the rules are made anew soon' },
  'server/auth/access.test.ts': { limit: 500, why: 'one line for every call of the contract' },
}

/** Functions that may be longer than others, each with why. */
const longFunctions: Readonly<Record<string, string>> = {
  ...because('its short inner functions share what it holds', [
    'server/auth/sessions.ts createSessions',
    'server/lib/bus.ts openBus',
    'server/lib/vault.ts createVault',
    'server/matching/live-directory.ts createLiveDirectory',
    'server/matching/matcher.ts createMatcher',
    'server/responsiveness/measure.ts measurement',
    'web/live/live-connection.ts openLiveConnection',
    'web/live/stored-outbox.ts openOutbox',
  ]),
  ...because('a list: one entry for each call, page or figure', [
    'server/auth/access.test.ts calls',
    'web/routes.tsx routes',
  ]),
  ...because('the innermost loop of matching: a call in it takes time', [
    'engine/matching/directory-bound.ts withinLoss',
  ]),
  ...because('a component that is being split', [
    'web/auth/sign-up-page.tsx SignUpForm',
    'web/inbox/patients-page.tsx PatientsPage',
    'web/messages/chat.tsx Chat',
    'web/messages/composer.tsx Composer',
    'web/templates/template-form.tsx TemplateForm',
    'web/users/account-form.tsx AccountForm',
    'web/users/therapist-profile-page.tsx TherapistProfilePage',
  ]),
}

function because(why: string, functions: readonly string[]): Record<string, string> {
  return Object.fromEntries(functions.map((name) => [name, why]))
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

/** Functions beyond the limit, and those on the list that need be no longer. */
export function tooLongFunctions(sources: readonly Source[], listed = longFunctions): string[] {
  const long = sources
    .flatMap((source) => functionLengths(source).filter((one) => !isGroupOfTests(source, one)))
    .filter(({ lines }) => lines > functionLimit)
  const key = ({ path, name }: FunctionLength) => `${path} ${name}`
  return [
    ...long
      .filter((one) => !(key(one) in listed))
      .map(({ path, line, name, lines }) => `${path}:${line} ${name} has ${lines} lines`),
    ...Object.keys(listed)
      .filter((name) => !long.some((one) => key(one) === name))
      .map((name) => `${name} is on the list and need not be`),
  ]
}

/** A group of tests is no function to be read at once. */
const isGroupOfTests = ({ isTest }: Source, { name }: FunctionLength) =>
  isTest && name.startsWith('in describe')

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
