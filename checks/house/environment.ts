import type { ESTree } from 'vite'
import { bare, stringOf } from './expressions.ts'
import { isValue, keyOf, linkOf, nameOf, placesOf, valuesImported } from './nodes.ts'
import type { Source } from './source.ts'

type Listed = Readonly<Record<string, string>>

/** Who reads the environment, by file or folder, and why it is not handed what it needs. */
const mayReadIt: Listed = {
  'server/lib/env.ts': 'the one place of the server',
  'server/dev.ts': 'hands it to the processes it starts',
  'server/testing/app.ts': 'how loud a test is',
  'server/testing/database.ts': 'gives what tests start a folder of its own',
  'server/testing/process.ts': 'hands the path to the processes it starts',
  'server/operator/operator.test.ts': 'hands it to the processes it starts',
  'tools/new-slice/new-slice.test.ts': 'hands it to the processes it starts',
  'web/testing/open-app.tsx': 'holds replies back once it is told how long',
  'web/vite.config.ts': 'configures a tool',
  'playwright.config.ts': 'configures a tool',
  'e2e/caseload.ts': 'hands it to the processes it starts',
  'e2e/room.spec.ts': 'measures once it is told how often',
  'e2e/visit.ts': 'finds the browser',
  'bench/': 'scripts',
}

/** The environment, read elsewhere than where it is checked. */
export const environmentReads = (
  sources: readonly Source[],
  listed: Listed = mayReadIt,
): string[] => outside(sources, listed, (source) => reachesOf(source, /^env$/))

/** Who prints, by file or folder, and why. */
const mayPrint: Listed = {
  'server/begin.ts': 'says why it does not start',
  'server/serve.ts': 'says where it listens',
  'server/testing/loop-probe.ts': 'says what it measured, in a process that is measured',
  'server/testing/name-flaky.ts': 'reports of a test run',
  'server/operator.ts': 'a script',
  'web/build.ts': 'a script',
  'web/lib/report.ts': 'the one place that logs in the browser',
  'web/chatbot/chatbot.test.tsx': 'listens to what is logged',
  'bench/': 'scripts',
  'checks/': 'scripts',
  'e2e/': 'scripts',
  'lab/': 'scripts',
  'tools/': 'scripts',
}

/** Something printed by what is no script. */
export const prints = (sources: readonly Source[], listed: Listed = mayPrint): string[] =>
  outside(sources, listed, (source) => [
    ...reachesOf(source, /^(stdout|stderr|_rawDebug)$/),
    ...placesOf(source, isConsole),
  ])

function outside(
  sources: readonly Source[],
  listed: Listed,
  find: (source: Source) => string[],
): string[] {
  const used = new Set<string>()
  const found = sources.flatMap((source) => {
    const places = find(source)
    const entry = Object.keys(listed).find((one) =>
      one.endsWith('/') ? source.path.startsWith(one) : source.path === one,
    )
    if (entry && places.length > 0) used.add(entry)
    return entry ? [] : places
  })
  const needless = Object.keys(listed).filter((one) => !used.has(one))
  return [...found, ...needless.map((one) => `${one} is on the list and need not be`)]
}

/** Where a source takes such a part of `process`, or hands on the whole of it. */
function reachesOf(source: Source, part: RegExp): string[] {
  const names = new Set([
    'process',
    ...valuesImported(source)
      .filter(({ from, name }) => isProcess(from) && ['*', 'default'].includes(name))
      .map(({ local }) => local),
  ])
  return placesOf(source, (node, around) => {
    if (isValue(node, around) && names.has(nameOf(node) ?? '')) return isHandedOn(node, around)
    switch (node.type) {
      case 'MemberExpression':
        return isMachine(node.object, names) && takes(linkOf(node), part)
      case 'ImportSpecifier':
        return isPartImported(node, around, part)
      case 'ImportExpression':
        return isProcess(stringOf(node.source) ?? '')
      case 'CallExpression':
        return nameOf(node.callee) === 'require' && isProcess(firstText(node) ?? '')
      case 'ObjectPattern':
        return takesApart(node, around, names, part)
      default:
        return false
    }
  })
}

const isProcess = (module: string) => /^(node:)?process$/.test(module)
const firstText = ({ arguments: [first] }: ESTree.CallExpression) =>
  first ? stringOf(first) : null
/** What is not written out may be anything. */
const takes = (name: string | null, part: RegExp) => name === null || part.test(name)

const wholes = ['globalThis', 'global', 'window', 'self']
const isWhole = (node: ESTree.Node) => wholes.includes(nameOf(bare(node)) ?? '')

/** `process`, `globalThis.process`, the default of its module, and `import.meta`, as the web has it. */
function isMachine(node: ESTree.Node, names: ReadonlySet<string>): boolean {
  const plain = bare(node)
  if (plain.type === 'MetaProperty') return true
  if (plain.type !== 'MemberExpression') return names.has(nameOf(plain) ?? '')
  const link = linkOf(plain)
  if (link === 'default') return isMachine(plain.object, names)
  return link === 'process' && isWhole(plain.object)
}

/** `const p = process`, `read(process)`: where it goes from there cannot be seen. */
function isHandedOn(node: ESTree.Node, around: readonly ESTree.Node[]): boolean {
  const outer = around.findLast((one) => bare(one) !== node)
  if (outer?.type === 'MemberExpression') return false
  if (outer?.type === 'UnaryExpression') return outer.operator !== 'typeof'
  if (outer?.type === 'ImportDefaultSpecifier') return false
  if (outer?.type === 'ImportNamespaceSpecifier') return false
  if (outer?.type !== 'VariableDeclarator') return true
  // Of what is taken apart each part is looked at.
  return outer.id !== node && outer.id.type !== 'ObjectPattern'
}

function isPartImported(
  node: ESTree.ImportSpecifier,
  around: readonly ESTree.Node[],
  part: RegExp,
): boolean {
  const declaration = around.at(-1)
  const isFromProcess =
    declaration?.type === 'ImportDeclaration' && isProcess(declaration.source.value)
  return isFromProcess && part.test(nameOf(node.imported) ?? '')
}

/** `const { env } = process`, `const { process: p } = globalThis`, `const { ...all } = process`. */
function takesApart(
  pattern: Extract<ESTree.Node, { type: 'ObjectPattern' }>,
  around: readonly ESTree.Node[],
  names: ReadonlySet<string>,
  part: RegExp,
): boolean {
  const from = sourceOf(pattern, around)
  if (!from) return false
  const sought = isMachine(from, names) ? part : isWhole(from) ? /^process$/ : null
  if (!sought) return false
  return pattern.properties.some((one) => one.type !== 'Property' || takes(keyOf(one), sought))
}

function sourceOf(pattern: ESTree.Node, around: readonly ESTree.Node[]): ESTree.Node | null {
  const outer = around.at(-1)
  if (outer?.type === 'VariableDeclarator') return outer.init
  if (outer?.type !== 'AssignmentExpression' && outer?.type !== 'AssignmentPattern') return null
  return outer.left === pattern ? outer.right : null
}

function isConsole(node: ESTree.Node, around: readonly ESTree.Node[]): boolean {
  if (isValue(node, around) && nameOf(node) === 'console') return true
  if (node.type === 'MemberExpression') return isWhole(node.object) && linkOf(node) === 'console'
  if (node.type === 'ImportDeclaration') return isConsoleModule(node.source.value)
  if (node.type === 'ImportExpression') return isConsoleModule(stringOf(node.source) ?? '')
  if (node.type !== 'ObjectPattern') return false
  const from = sourceOf(node, around)
  return (
    from !== null &&
    isWhole(from) &&
    node.properties.some((one) => one.type === 'Property' && keyOf(one) === 'console')
  )
}

const isConsoleModule = (module: string) => /^(node:)?console$/.test(module)
