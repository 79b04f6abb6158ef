import type { ESTree } from 'vite'
import { bare, stringOf } from './expressions.ts'
import { isFunction } from './lengths.ts'
import { chainOf, keyOf, linkOf, nameOf, placesOf } from './nodes.ts'
import { type Source, visit } from './source.ts'

type Listed = Readonly<Record<string, string>>

/** What a route may answer by itself. */
const mayAnswer: Listed = {
  'server/photos/routes.ts reply.code(304)': 'no failure: who asks has this very picture',
}

/** A route that catches a failure, or answers one, where the app turns it into a reply. */
export function failuresInRoutes(sources: readonly Source[], listed: Listed = mayAnswer): string[] {
  const routes = sources.filter(({ path }) => /^server\/.*routes\.[cm]?ts$/.test(path))
  return unlisted(
    routes.flatMap((source) => placesOf(source, answersFailure)),
    listed,
  )
}

/** Whose failures have neither a class nor a code, so that their text is all there is. */
const mayReadMessages: Listed = {
  'server/lib/logged.ts stack.indexOf(message)': 'cuts it out of what is logged',
  'server/lib/errors.ts awayMessages.test(error.message)':
    'pg names a lost connection by text alone',
  'server/lib/invalid.ts brokenForm.test(error.message)': 'so does the parser of forms one cut off',
}

/** What a failure says, compared or searched: what it is stands in its class and its code. */
export function messagesRead(
  sources: readonly Source[],
  listed: Listed = mayReadMessages,
): string[] {
  const ours = sources.filter(({ path, isTest }) => /^(server|web)\//.test(path) && !isTest)
  return unlisted(
    ours.flatMap((source) => {
      if (!source.program) return []
      const names = failureNames(source.program)
      return placesOf(source, (node) => readsMessage(node, names))
    }),
    listed,
  )
}

/** Places that no entry of the list stands for, and entries that stand for none. */
function unlisted(places: readonly string[], listed: Listed): string[] {
  const keys = places.map((place) => place.replace(/:\d+/, ''))
  const needless = Object.keys(listed).filter((key) => !keys.includes(key))
  return [
    ...places.filter((_, i) => !((keys[i] ?? '') in listed)),
    ...needless.map((key) => `${key} is on the list and need not be`),
  ]
}

function answersFailure(node: ESTree.Node, around: readonly ESTree.Node[]): boolean {
  if (node.type === 'TryStatement') return true
  // Taken out of a reply or of a promise, it can be called without it.
  if (node.type === 'ObjectPattern') {
    return node.properties.some(
      (one) => one.type === 'Property' && answers.test(keyOf(one) ?? '') && isHandedIn(around),
    )
  }
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    return /^(statusCode|errorHandler)$/.test(linkOf(node.left) ?? '')
  }
  if (node.type === 'Property') return keyOf(node) === 'errorHandler'
  if (node.type === 'MemberExpression' && linkOf(node) === 'allSettled') return true
  if (node.type !== 'CallExpression') return false
  const callee = bare(node.callee)
  if (callee.type !== 'MemberExpression') return false
  const link = linkOf(callee) ?? ''
  return catches.test(link) || answers.test(link) || (link === 'then' && node.arguments.length > 1)
}

const catches = /^(catch|allSettled|setErrorHandler|setNotFoundHandler)$/
const answers = /^(code|status|send|hijack|callNotFound|writeHead)$/

/** A parameter of a handler, or what is taken out of one called `reply`. */
function isHandedIn(around: readonly ESTree.Node[]): boolean {
  const outer = around.at(-1)
  if (outer?.type === 'VariableDeclarator' && outer.init) {
    return /^_?(reply|res|response)$/.test(nameOf(bare(outer.init)) ?? '')
  }
  return outer !== undefined && isFunction(outer)
}

type Names = { failures: Set<string>; messages: Set<string> }

const soundsLikeOne = /^(e|ex|\w*(err|error|cause|failure|thrown|exception))$/i

function failureNames(program: ESTree.Program): Names {
  const names: Names = { failures: new Set(), messages: new Set() }
  visit(program, (node) => {
    if (node.type === 'CatchClause') takeIn(node.param, names)
    if (node.type === 'CallExpression') for (const one of caught(node)) takeIn(one, names)
    if (node.type === 'BinaryExpression' && node.operator === 'instanceof') {
      const type = nameOf(bare(node.right)) ?? ''
      if (/(Error|Failed)$/.test(type)) takeIn(bare(node.left), names)
    }
    if (isFunction(node)) for (const one of node.params) if (isTypedAsOne(one)) takeIn(one, names)
    if (node.type === 'VariableDeclarator' && node.init) {
      if (isFailure(node.init, names)) takeIn(node.id, names)
      const isText = node.id.type === 'Identifier' && isMessage(node.init, names)
      if (isText) names.messages.add(nameOf(node.id) ?? '')
    }
  })
  return names
}

/** The name of a failure, or of its message where it is taken apart at once. */
function takeIn(node: ESTree.Node | null, { failures, messages }: Names) {
  const name = nameOf(node)
  if (name) failures.add(name)
  if (node?.type !== 'ObjectPattern') return
  for (const one of node.properties) {
    if (one.type !== 'Property' || keyOf(one) !== 'message') continue
    const taken = one.value.type === 'AssignmentPattern' ? one.value.left : one.value
    messages.add(nameOf(taken) ?? '')
  }
}

/** What `.catch(…)`, `.then(…, …)` and `.on('error', …)` hand to their functions. */
function caught({ callee, arguments: handed }: ESTree.CallExpression): ESTree.Node[] {
  const link = chainOf(callee).links.at(-1)
  const at = link === 'catch' ? 0 : link === 'then' ? 1 : -1
  const isListened = /^(on|once)$/.test(link ?? '') && handed[0] && stringOf(handed[0]) === 'error'
  const listener = handed[isListened ? 1 : at]
  const plain = listener && bare(listener)
  return plain && isFunction(plain) ? plain.params.slice(0, 1) : []
}

function isTypedAsOne(param: ESTree.Node): boolean {
  const written = 'typeAnnotation' in param ? param.typeAnnotation : null
  if (written?.type !== 'TSTypeAnnotation') return false
  const type = written.typeAnnotation
  return type.type === 'TSTypeReference' && /Error$/.test(nameOf(type.typeName) ?? '')
}

/** `error`, `job.error`, `error.cause`. */
function isFailure(node: ESTree.Node, { failures }: Names): boolean {
  const plain = bare(node)
  if (plain.type !== 'Identifier' && plain.type !== 'MemberExpression') return false
  const { root, links } = chainOf(plain)
  const last = links.at(-1) ?? nameOf(root) ?? ''
  return soundsLikeOne.test(last) || (links.length === 0 && failures.has(last))
}

/** `error.message` and what is made of it, `String(error)`, and a text that holds either. */
function isMessage(node: ESTree.Node, names: Names): boolean {
  const plain = bare(node)
  switch (plain.type) {
    case 'Identifier':
      return names.messages.has(plain.name)
    case 'MemberExpression':
      if (linkOf(plain) === 'message' && isFailure(plain.object, names)) return true
      return linkOf(plain) !== null && isMessage(plain.object, names)
    case 'CallExpression':
      return isMadeOfMessage(plain, names)
    case 'TemplateLiteral':
      return plain.expressions.some((one) => isFailure(one, names) || isMessage(one, names))
    case 'LogicalExpression':
      return isMessage(plain.left, names) || isMessage(plain.right, names)
    case 'ConditionalExpression':
      return isMessage(plain.consequent, names) || isMessage(plain.alternate, names)
    default:
      return false
  }
}

function isMadeOfMessage(call: ESTree.CallExpression, names: Names): boolean {
  const callee = bare(call.callee)
  const [first] = call.arguments
  if (nameOf(callee) === 'String') {
    return first !== undefined && (isFailure(first, names) || isMessage(first, names))
  }
  if (callee.type !== 'MemberExpression') return false
  if (linkOf(callee) === 'toString' && isFailure(callee.object, names)) return true
  return isMessage(callee.object, names)
}

const looksInto =
  /^(includes|startsWith|endsWith|match|matchAll|search|indexOf|lastIndexOf|test|exec|has|get|localeCompare)$/

function readsMessage(node: ESTree.Node, names: Names): boolean {
  if (node.type === 'SwitchStatement') return isMessage(node.discriminant, names)
  if (node.type === 'BinaryExpression') {
    const compares = /^([!=]==?|in)$/.test(node.operator)
    return compares && [node.left, node.right].some((side) => isMessage(side, names))
  }
  if (node.type === 'MemberExpression') return node.computed && isMessage(node.property, names)
  if (node.type !== 'CallExpression') return false
  const callee = bare(node.callee)
  if (callee.type !== 'MemberExpression' || !looksInto.test(linkOf(callee) ?? '')) return false
  return [callee.object, ...node.arguments].some((one) => isMessage(one, names))
}
