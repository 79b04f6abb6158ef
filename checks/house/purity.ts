import type { ESTree } from 'vite'
import { bare } from './expressions.ts'
import { isValue, linkOf, placesOf } from './nodes.ts'
import type { Source } from './source.ts'

/** Something of `engine` or `content` that is not the same for the same input, or an import beyond them. */
export const impurities = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => /^(engine|content)\//.test(path) && !isTest)
    .flatMap((source) => [...importsBeyond(source), ...placesOf(source, isImpure)])

const mayImport: Readonly<Record<string, RegExp>> = {
  engine: /^(contract|content|engine)\//,
  content: /^(contract|content)\//,
}

/** Why each is right as it is. */
const allowed: Readonly<Record<string, string>> = {
  'engine/calendar/wall-clock.ts temporal-polyfill':
    'reckons with given moments alone: what of it has a clock is not taken',
}

/** Packages are beyond both, and so is a file that only tests may use. */
const importsBeyond = ({ path, imports }: Source): string[] =>
  imports
    .filter((target) => !(`${path} ${target}` in allowed))
    .filter((target) => !mayImport[path.split('/')[0] ?? '']?.test(target) || isOfTests(target))
    .map((target) => `${path} imports ${target}`)

const isOfTests = (target: string) => /\/testing\/|\.test\./.test(target)

function isImpure(node: ESTree.Node, around: readonly ESTree.Node[]): boolean {
  if (node.type === 'MetaProperty') return node.meta.name === 'import'
  // One with its name written out is among the imports of the file.
  if (node.type === 'ImportExpression') return node.source.type !== 'Literal'
  if (node.type !== 'Identifier' || !isValue(node, around)) return false
  if (node.name === 'Date') return !isGivenDate(node, around)
  if (node.name === 'Math') return !isCertainMath(node, around)
  return fromOutside.test(node.name)
}

/** The machine, its clock, its chance, its network and its timers, and ways around their names. */
const fromOutside =
  /^(process|globalThis|global|self|window|document|performance|crypto|console|require|eval|Function|fetch|WebSocket|XMLHttpRequest|Worker|navigator|localStorage|sessionStorage|indexedDB|Buffer|set(Timeout|Interval|Immediate)|clear(Timeout|Interval|Immediate)|queueMicrotask|request(AnimationFrame|IdleCallback)|Temporal)$/

/** A day that was handed in: `new Date(day)`, `Date.UTC(…)`, `Date.parse(…)`, `instanceof Date`. */
function isGivenDate(node: ESTree.Node, around: readonly ESTree.Node[]): boolean {
  const outer = around.at(-1)
  if (outer?.type === 'MemberExpression') return ['UTC', 'parse'].includes(linkOf(outer) ?? '')
  if (outer?.type === 'BinaryExpression') return outer.operator === 'instanceof'
  if (outer?.type !== 'NewExpression' || outer.callee !== node) return false
  const [first] = outer.arguments
  return first !== undefined && bare(first).type !== 'SpreadElement'
}

/** `Math.max`, not `Math.random`, nor `Math` handed on under another name. */
function isCertainMath(node: ESTree.Node, around: readonly ESTree.Node[]): boolean {
  const outer = around.at(-1)
  if (outer?.type !== 'MemberExpression' || outer.object !== node) return false
  return ![null, 'random'].includes(linkOf(outer))
}
