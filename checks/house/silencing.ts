import type { ESTree } from 'vite'
import { lineFinder } from './lengths.ts'
import { placesOf } from './nodes.ts'
import { type Source, visit } from './source.ts'

/** A comment that silences the compiler, in whichever form it is written. */
export const silencedErrors = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text, comments }) => {
    const lineOf = lineFinder(text)
    return comments
      .filter(({ type, value }) =>
        type === 'Line' && /^\/\s*<\s*(reference|amd-)/i.test(value)
          ? true
          : /@ts-(ignore|expect-error|nocheck)/i.test(value),
      )
      .map(({ start, value }) => `${path}:${lineOf(start)} ${value.trim().split('\n').at(-1)}`)
  })

type Allowed = { rule: string; where: Readonly<Record<string, number>>; why: string }

/** Where lint may be silenced, by which rule and how often. */
const mayBeIgnored: readonly Allowed[] = [
  {
    rule: 'format',
    where: {
      'engine/risk/spelling.ts': 2,
      'lab/risk/labelled-lines/batches.ts': 1,
      'web/help/emergency-note.tsx': 1,
    },
    why: 'a table reads as one',
  },
  {
    rule: 'lint/suspicious/noControlCharactersInRegex',
    where: { 'contract/endpoint.ts': 1, 'server/operator/commands.test.ts': 1 },
    why: 'such characters are what is refused',
  },
  {
    rule: 'lint/suspicious/noArrayIndexKey',
    where: {
      'web/calendar/hours-form.tsx': 1,
      'web/diagnosis/feeling-weeks.tsx': 1,
      'web/exercises/body-glow.tsx': 1,
    },
    why: 'what has no identity but its place',
  },
  {
    rule: 'lint/correctness/useExhaustiveDependencies',
    where: { 'web/exercises/use-sound.ts': 1, 'web/lib/use-in-view.ts': 1 },
    why: 'what happens depends on more than it uses',
  },
  {
    rule: 'lint/a11y/useKeyWithClickEvents',
    where: {
      'web/calendar/calendar-grid.tsx': 1,
      'web/chatbot/conversation-log.tsx': 1,
      'web/ui/dialog.tsx': 1,
    },
    why: 'the keyboard has another way',
  },
  {
    rule: 'lint/a11y/noNoninteractiveElementToInteractiveRole',
    where: { 'web/calendar/calendar-grid.tsx': 2 },
    why: 'a table whose cells take the focus is a grid',
  },
  {
    rule: 'lint/a11y/noNoninteractiveTabindex',
    where: { 'web/messages/chat-log.tsx': 1, 'web/matching/compare-dialog.tsx': 1 },
    why: 'what scrolls must be reachable by keyboard',
  },
  {
    rule: 'lint/suspicious/noConsole',
    where: { 'web/lib/report.ts': 1 },
    why: 'the one place that logs in the browser',
  },
  {
    rule: 'lint/correctness/noUnusedVariables',
    where: { 'web/public/start.js': 1, 'web/public/sw.js': 1 },
    why: 'the build writes the call',
  },
  {
    rule: 'lint/complexity/noImportantStyles',
    where: { 'web/styles/base.css': 3 },
    why: 'it must win over every animation',
  },
]

/** What nothing may silence, whatever a list says, but the one place that logs. */
const neverIgnored =
  /^biome-ignore-|^(lint|lint\/\w+|assist|syntax|suppressions)$|noExplicitAny|noFloatingPromises|noConsole|noRestrictedImports|noDangerouslySetInnerHtml/

/** A comment that silences lint and is not on the list, and what is on the list and need not be. */
export function ignoredRules(
  sources: readonly Source[],
  allowed: readonly Allowed[] = mayBeIgnored,
): string[] {
  const counts = new Map<string, number>()
  const found = sources.flatMap((source) =>
    ignoresOf(source).flatMap(({ line, rule }) => {
      const key = `${source.path} ${rule}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      const limit = allowed.find((one) => one.rule === rule)?.where[source.path] ?? 0
      const isRefused = neverIgnored.test(rule) && key !== theOneThatLogs
      return isRefused || count > limit ? [`${source.path}:${line} ${rule} is ignored`] : []
    }),
  )
  const needless = allowed.flatMap(({ rule, where }) =>
    Object.entries(where)
      .filter(([path, limit]) => (counts.get(`${path} ${rule}`) ?? 0) < limit)
      .map(([path]) => `${path} ${rule} is on the list and need not be`),
  )
  return [...found, ...needless]
}

const theOneThatLogs = 'web/lib/report.ts lint/suspicious/noConsole'

/** By the text where there is no program: of a style sheet, a page or a script of the browser. */
function ignoresOf({ text, program, comments }: Source): { line: number; rule: string }[] {
  const lineOf = lineFinder(text)
  const spoken = program ? comments : [{ value: text, start: 0 }]
  return spoken.flatMap(({ value, start }) =>
    [...value.matchAll(/biome-ignore(-\w+)?([^:\n]*)/g)].flatMap((ignore) => {
      const line = lineOf(start + ignore.index)
      if (ignore[1]) return [{ line, rule: `biome-ignore${ignore[1]}` }]
      const rules = (ignore[2] ?? '').trim().split(/[\s,]+/)
      return rules.map((rule) => ({ line, rule: rule.replace(/\(.*$/, '') || 'lint' }))
    }),
  )
}

/** A cast of the product that makes one type of any other: by two steps, by `never` or by `any`. */
export const forcedTypes = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => /^(contract|content|engine|server|web)\//.test(path) && !isTest)
    .flatMap((source) => placesOf(source, isForced))

function isForced(node: ESTree.Node): boolean {
  if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return false
  return isCast(inBrackets(node.expression)) || holdsAnything(node.typeAnnotation)
}

/** `as const` says nothing other than what is there. */
const isCast = (node: ESTree.Node) =>
  (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion') &&
  !(
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier' &&
    node.typeAnnotation.typeName.name === 'const'
  )

function inBrackets(node: ESTree.Node): ESTree.Node {
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSNonNullExpression') {
    return inBrackets(node.expression)
  }
  if (node.type === 'TSSatisfiesExpression') return inBrackets(node.expression)
  return node.type === 'SequenceExpression' ? inBrackets(node.expressions.at(-1) ?? node) : node
}

function holdsAnything(type: ESTree.Node): boolean {
  let holds = false
  visit(type, (node) => {
    holds ||= node.type === 'TSAnyKeyword' || node.type === 'TSNeverKeyword'
  })
  return holds
}
