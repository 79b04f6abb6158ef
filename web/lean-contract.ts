import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Parse = Rolldown.PluginContext['parse']
type Node = { type: string; start: number; end: number }
type Property = Node & { key?: Node & { name?: string }; value?: Node }
type Edit = { start: number; end: number; text: string }

/** Of a call the page needs its address, whether it is a form, and the shape of the reply. */
const needless = new Set(['config', 'summary', 'params', 'querystring', 'body'])

/** Imported by what is left of the contract. */
const lazySchema = join(import.meta.dirname, 'lib/lazy-schema.ts')

/**
 * Leaves out of the contract what only the server reads: who may call, what it says of itself, and
 * the shapes of what is sent, which the server checks. A page that checks a form before sending it
 * imports that shape by its name. Shapes are built when they are first used: to build all of them
 * takes a phone as long as to draw the page. The types stay whole.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        return leanCode(code, this.parse)
      },
    },
  }
}

export function leanCode(code: string, parse: Parse): string {
  const program = parse(code)
  const edits = [...editsOfEndpoints(program, code), ...program.body.flatMap(leftOutWhereUnused)]
  // From behind, so that what is still to be changed stays where it is.
  const lean = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
  return `import { lazySchema } from ${JSON.stringify(lazySchema)}\n${lean}`
}

function editsOfEndpoints(program: Node, code: string): Edit[] {
  const parts: Property[] = []
  const replies: Node[] = []
  visit(program, (node) => {
    if (!isEndpoint(node)) return
    const own = propertiesOf(node.arguments[0])
    const schema = own.find(({ key }) => key?.name === 'schema')
    const described = propertiesOf(schema?.value)
    parts.push(...[...own, ...described].filter(isNeedless))
    const response = described.find(({ key }) => key?.name === 'response')
    replies.push(...propertiesOf(response?.value).flatMap(({ value }) => (value ? [value] : [])))
  })
  const left = parts.map(({ start, end }) => {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
    return { start, end: end + comma, text: '' }
  })
  return [...left, ...replies.filter(isSchema).flatMap(lazily)]
}

const wrapped = ({ start, end }: Node, before: string, after: string): Edit[] => [
  { start, end: start, text: before },
  { start: end, end, text: after },
]

const lazily = (schema: Node) => wrapped(schema, '/* @__PURE__ */ lazySchema(() => (', '))')

/** `z.…()`, `Shape.…()` or a helper, whose last call gives a shape: in no other place stands one that is lazy. */
function isSchema(node: Node): boolean {
  const { callee } = node as Called
  if (node.type !== 'CallExpression') return false
  if (callee?.type === 'Identifier') return helpers.has(callee.name ?? '')
  if (callee?.type !== 'MemberExpression') return false
  if (!giveSchemas.has(callee.property?.name ?? '')) return false
  let root: Called | undefined = callee
  while (root && root.type !== 'Identifier') root = root.object ?? root.callee
  return /^(?:z|[A-Z]\w*[a-z])$/.test(root?.name ?? '') && !builtIn.has(root?.name ?? '')
}

type Called = Node & {
  name?: string
  callee?: Called
  object?: Called
  property?: { name?: string }
}

const builtIn = new Set(['Object', 'Array', 'Number', 'String', 'Math', 'Date', 'Intl'])
/** Each takes a phone about a millisecond to build, and there are a hundred on a page. */
const giveSchemas = new Set([
  ...['object', 'array', 'tuple', 'union', 'discriminatedUnion', 'enum', 'keyof', 'literal'],
  ...['extend', 'pick', 'omit', 'partial', 'optional', 'nullable', 'pipe', 'codec'],
  ...['refine', 'regex', 'int', 'min', 'max'],
])

/** Of `contract/endpoint.ts`. */
const helpers = new Set(['text', 'trimmedText'])

/** Nothing in the contract does anything but describe; the bundler cannot know that of a call. */
function leftOutWhereUnused(statement: Node): Edit[] {
  const declaration = 'declaration' in statement ? statement.declaration : statement
  const declared = (declaration as { declarations?: { init?: Node | null }[] } | null)?.declarations
  return (declared ?? []).flatMap(({ init }) =>
    init && describing.has(init.type) ? leftOut(init) : [],
  )
}

const leftOut = (init: Node) =>
  isSchema(init) ? lazily(init) : wrapped(init, '/* @__PURE__ */ (() => (', '))()')

const describing = new Set(['CallExpression', 'MemberExpression', 'ObjectExpression'])

const isNeedless = ({ key }: Property) => needless.has(key?.name ?? '')

const isEndpoint = (node: Node): node is Node & { arguments: Node[] } =>
  node.type === 'CallExpression' &&
  'callee' in node &&
  (node.callee as { name?: string }).name === 'endpoint'

const propertiesOf = (node: Node | undefined): Property[] =>
  node && 'properties' in node ? (node.properties as Property[]) : []

function visit(node: unknown, see: (node: Node) => void) {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && 'start' in node) see(node as Node)
    for (const inner of Object.values(node)) visit(inner, see)
  }
}
