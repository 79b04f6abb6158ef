import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { bare, stringOf } from './expressions.ts'
import { isFunction } from './lengths.ts'
import { chainOf, keyOf, nameOf, placesOf, valuesImported } from './nodes.ts'
import { type Source, testFile, visit } from './source.ts'

/** A test that is skipped or left alone, a module mocked, a snapshot. */
export const looseTests = (sources: readonly Source[]): string[] =>
  sources.filter(isAboutTests).flatMap((source) => {
    if (!source.program) return []
    const names = testNames(source, source.program)
    return placesOf(
      source,
      (node, around) => isLeftOut(node, around, names) || isSnapshot(node) || isMock(node, names),
    )
  })

/** Tests, and what they are made with. */
const isAboutTests = ({ path, isTest, imports }: Source) =>
  isTest || path.startsWith('e2e/') || imports.some((from) => makesTests.test(from))

const makesTests = /^(vitest(\/.*)?|@vitest\/.*|(@playwright\/|node:|bun:)test)$/
const testWords = ['test', 'it', 'describe', 'suite', 'bench']
const hookWords = ['beforeEach', 'afterEach', 'beforeAll', 'afterAll', 'aroundEach', 'aroundAll']
const leavesOut = ['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']

type Names = {
  /** What a test hangs on: `test`, or another name of it. */
  tests: Set<string>
  /** What a test is handed, by which it can leave itself out. */
  contexts: Set<string>
  /** What stands for a whole module of our own. */
  modules: Set<string>
  /** What mocks hang on: `vi`, or another name of it. */
  mockers: Set<string>
}

function testNames(source: Source, program: ESTree.Program): Names {
  const imported = valuesImported(source)
  const ofKit = imported.filter(({ from }) => makesTests.test(from))
  const names: Names = {
    tests: new Set([...testWords, ...ofKit.map(({ local }) => local)]),
    contexts: new Set(),
    modules: new Set(
      imported
        .filter(({ name, from }) => name === '*' && /^(\.|@attune\/)/.test(from))
        .map(({ local }) => local),
    ),
    mockers: new Set(['vi', 'vitest', 'jest', 'mock', ...ofKit.map(({ local }) => local)]),
  }
  visit(program, (node, around) => {
    const renamed = node.type === 'VariableDeclarator' && node.init ? nameOf(node.id) : null
    if (renamed && node.type === 'VariableDeclarator' && node.init) {
      const { root } = chainOf(node.init)
      if (names.tests.has(nameOf(root) ?? '') && makesAnother(node.init)) names.tests.add(renamed)
      if (names.mockers.has(nameOf(root) ?? '') && bare(node.init) === root) {
        names.mockers.add(renamed)
      }
      if (isOwnModule(root)) names.modules.add(renamed)
    }
    for (const handed of handedToTest(node, around, names)) names.contexts.add(handed)
  })
  return names
}

/** `const check = test`, `test.describe`, `test.extend({})`; not what a test has measured. */
function makesAnother(made: ESTree.Node): boolean {
  const { links } = chainOf(made)
  const plain = bare(made)
  return plain.type !== 'CallExpression' || links.at(-1) === 'extend'
}

const isOwnModule = (node: ESTree.Node) =>
  node.type === 'ImportExpression' && /^(\.|@attune\/)/.test(stringOf(node.source) ?? '')

/** The names of what a test is given: the context of Vitest, the information of Playwright. */
function handedToTest(node: ESTree.Node, around: readonly ESTree.Node[], names: Names): string[] {
  if (!isFunction(node)) return []
  return node.params.flatMap((param) => {
    const name = nameOf(param)
    if (!name) return []
    const written = 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : null
    const type = written?.type === 'TSTypeReference' ? nameOf(written.typeName) : null
    return isGivenToTest(around, names) || /^Test(Context|Info)$/.test(type ?? '') ? [name] : []
  })
}

function isGivenToTest(around: readonly ESTree.Node[], { tests }: Names): boolean {
  const call = around.at(-1)
  if (call?.type !== 'CallExpression') return false
  const root = nameOf(chainOf(call.callee).root) ?? ''
  return hookWords.includes(root) || (tests.has(root) && root !== 'vi' && root !== 'expect')
}

function isLeftOut(node: ESTree.Node, around: readonly ESTree.Node[], names: Names): boolean {
  if (node.type === 'MemberExpression') {
    const { root, links } = chainOf(node)
    const [first, last] = [nameOf(root) ?? '', links.at(-1) ?? '']
    if (names.contexts.has(first) && /^(skip|fixme)$/.test(last)) return true
    return names.tests.has(first) && leavesOut.includes(last)
  }
  if (node.type === 'ObjectPattern') return takesOut(node, around, names)
  return node.type === 'ObjectExpression' && isOption(node, around, names)
}

/** `({ skip }) => …` of a test, `const { only } = test`. */
function takesOut(
  pattern: Extract<ESTree.Node, { type: 'ObjectPattern' }>,
  around: readonly ESTree.Node[],
  names: Names,
): boolean {
  const takes = pattern.properties.some(
    (one) => one.type === 'Property' && leavesOut.includes(keyOf(one) ?? ''),
  )
  const outer = around.at(-1)
  if (!takes || !outer) return false
  if (outer.type === 'VariableDeclarator' && outer.init) {
    return names.tests.has(nameOf(chainOf(outer.init).root) ?? '')
  }
  const written = 'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : null
  if (written?.type === 'TSTypeReference' && nameOf(written.typeName) === 'TestContext') return true
  return isFunction(outer) && isGivenToTest(around.slice(0, -1), names)
}

/** `{ skip: … }` handed to a test, and `{ skip: true }` wherever it is written. */
function isOption(
  { properties }: ESTree.ObjectExpression,
  around: readonly ESTree.Node[],
  names: Names,
): boolean {
  const isHanded = isGivenToTest(around, names)
  return properties.some((one) => {
    if (one.type !== 'Property' || !leavesOut.includes(keyOf(one) ?? '')) return false
    const value = bare(one.value)
    if (value.type === 'Literal' && value.value === false) return false
    return isHanded || (value.type === 'Literal' && value.value === true)
  })
}

const isSnapshot = (node: ESTree.Node) =>
  (node.type === 'Identifier' && snapshots.test(node.name)) ||
  (node.type === 'MemberExpression' &&
    node.computed &&
    snapshots.test(stringOf(node.property) ?? ''))

const snapshots = /^to(Match|Throw).*Snapshot$|^toHaveScreenshot$/

function isMock(node: ESTree.Node, names: Names): boolean {
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init) {
    const isOfKit = names.mockers.has(nameOf(bare(node.init)) ?? '')
    return isOfKit && node.id.properties.some((one) => one.type === 'Property' && mocks(keyOf(one)))
  }
  if (node.type === 'CallExpression') {
    const { root, links } = chainOf(node.callee)
    const isSpy = /^(spyOn|mockObject|method|replaceProperty)$/.test(
      links.at(-1) ?? nameOf(root) ?? '',
    )
    const [first] = node.arguments
    return isSpy && first !== undefined && isModule(bare(first), names)
  }
  if (node.type !== 'MemberExpression') return false
  const { root, links } = chainOf(node)
  const [first, last] = [nameOf(root) ?? '', links.at(-1) ?? null]
  if (!names.mockers.has(first)) return false
  return mocks(last) && !(last === 'mock' && links.length === 1 && first === 'mock')
}

const mocks = (name: string | null) =>
  /^(mock|doMock|module|importMock|setMock|unstable_mockModule)$/.test(name ?? '')

function isModule(node: ESTree.Node, { modules }: Names): boolean {
  if (node.type === 'AwaitExpression') return isOwnModule(bare(node.argument))
  return modules.has(nameOf(node) ?? '')
}

export type Project = { include: readonly string[]; exclude: readonly string[] }

/** A file that looks like a test and that neither Vitest nor Playwright runs, or one made of mocks. */
export const testsNobodyRuns = (paths: readonly string[], projects: readonly Project[]): string[] =>
  paths.flatMap((path) => {
    if (/(^|\/)__(mocks|snapshots)__\/|\.snap$/.test(path))
      return [`${path} is a mock or a snapshot`]
    const kind = testFile.exec(path)?.[1]
    const isRun =
      kind === 'spec'
        ? /^e2e\/[^/]+\.spec\.ts$/.test(path)
        : projects.some(
            ({ include, exclude }) =>
              include.some((glob) => posix.matchesGlob(path, glob)) &&
              !exclude.some((glob) => posix.matchesGlob(path, glob)),
          )
    return kind && !isRun ? [`${path} is run by nobody`] : []
  })
