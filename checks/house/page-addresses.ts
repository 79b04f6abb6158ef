import { olderPaths, paths } from '@attune/contract/paths.ts'
import type { ESTree } from 'vite'
import { type Source, visit } from './source.ts'

/** Addresses of pages written anywhere but in `contract/paths.ts`, and links written as text. */
export const writtenPageAddresses = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => room.test(path) && !isTest && path !== 'contract/paths.ts')
    .flatMap((source) => {
      const texts = textsOf(source)
      const written = texts.flatMap((text) => [...text.matchAll(pageAddress)].map(([one]) => one))
      return [...written, ...linksOf(source)]
        .filter((address) => !(`${source.path} ${address}` in listed))
        .map((address) => `${source.path} writes ${address}`)
    })

const room = /^(?:contract|content|engine|server|web)\//

/** Why each is right as it is. */
const listed: Readonly<Record<string, string>> = {
  'web/public/start.js /home': 'runs before the app is there, and imports nothing',
  'web/index.html /mark.svg': 'a file beside it',
  'web/index.html /start.js': 'a file beside it',
  'web/index.html /manifest.webmanifest': 'a file beside it',
  'web/index.html /apple-touch-icon.png': 'a file beside it',
  'web/public/start.js /': 'the folder of the built files',
  'server/lib/ai/transport.ts /chat/completions': 'a call of an outside model',
  // Under /api, where the word stands for what is asked for.
  'contract/appointment-calls.ts /appointments': 'the address of a call',
  'contract/appointment-calls.ts /appointments/events': 'the address of a call',
  'contract/appointment-calls.ts /appointments/settings': 'the address of a call',
  'contract/appointment-calls.ts /appointments/:id': 'the address of a call',
  'contract/booking-link.ts /book/:handle': 'the address of a call',
  'contract/series.ts /appointments/series': 'the address of a call',
  'contract/messages.ts /messages': 'the address of a call',
  'contract/notifications.ts /notifications': 'the address of a call',
  'contract/risk.ts /safety': 'the address of a call',
  'contract/recommendations.ts /exercises/:id': 'the address of a call',
  'contract/recommendations.ts /exercises': 'the address of a call',
}

/** What can be shown or opened: of a script its texts, of data and markup all of it. */
function textsOf({ path, text, program }: Source): string[] {
  if (!program) return /\.(?:json|html|svg)$/.test(path) ? [text] : []
  const texts: string[] = []
  visit(program, (node, around) => {
    if (/^(?:Import|Export\w*)Declaration$|^TSImportType$/.test(around.at(-1)?.type ?? '')) return
    if (around.at(-1)?.type === 'ImportExpression') return
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
    if (node.type === 'JSXText') texts.push(node.value)
    // What stands for its values are letters, so that an id of a person reads as one.
    if (node.type === 'TemplateLiteral') {
      texts.push(node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'))
    }
  })
  return texts
}

const known = [...Object.values(paths), ...Object.values(olderPaths)]
  .map((path) => (typeof path === 'string' ? path : path('')))
  .filter((path) => path !== '/')
  // The longest first, so that `/therapist/patients` is not taken for `/therapist/` and an id.
  .sort((one, other) => other.length - one.length)

/**
 * At the start, after a space, a quote or a bracket, or behind our own origin; and to its end: not
 * `/homely`, not a file `/home.ts`, not a longer address `/messages/read`.
 */
const pageAddress = new RegExp(
  `(?<=^|[\\s"'\`(\\[{<>=,;:…]|https?://(?:localhost|127\\.0\\.0\\.1|attune)[\\w.:-]*)(?:${known
    .map((path) => path.replace(/[?/]/g, '\\$&') + (/[/=]$/.test(path) ? '[\\w:{…$-]+' : ''))
    .join('|')})(?![\\w/-]|\\.\\w)`,
  'g',
)

/** A link whose address is text: it would not change with the page. */
function linksOf({ path, text, program }: Source): string[] {
  if (path.endsWith('.html')) return [...text.matchAll(htmlLink)].map(([, address = '']) => address)
  const found: string[] = []
  if (!program || !path.startsWith('web/')) return found
  visit(program, (node) => {
    if (node.type === 'JSXAttribute') {
      const { name, value } = node
      if (name.type === 'JSXIdentifier' && /^(?:to|href|action|path)$/.test(name.name)) {
        found.push(...startsOf(value))
      }
    }
    if (node.type === 'Property' && node.key.type === 'Identifier' && !node.computed) {
      if (/^(?:path|to|href|pathname)$/.test(node.key.name)) found.push(...startsOf(node.value))
    }
    if (node.type === 'CallExpression' && callsOfRouter.test(calleeOf(node, text))) {
      found.push(...startsOf(node.arguments[0] ?? null))
    }
    if (node.type === 'AssignmentExpression') {
      const target = text.slice(node.left.start, node.left.end)
      if (/\b(?:location|href)$/.test(target)) found.push(...startsOf(node.right))
    }
  })
  return found
}

const htmlLink = /\b(?:href|src|action)=["']?(\/(?!\/)[^"'\s>]*)/g
const callsOfRouter = /^(?:navigate|redirect|replace|page|window\.open|.*\blocation\.\w+)$/
const calleeOf = ({ callee }: ESTree.CallExpression, text: string) =>
  text.slice(callee.start, callee.end)

/** The ways of our own that an expression may begin with, in either branch. */
function startsOf(node: ESTree.Node | null): string[] {
  if (!node) return []
  if (node.type === 'JSXExpressionContainer') return startsOf(node.expression)
  if (node.type === 'ConditionalExpression') {
    return [...startsOf(node.consequent), ...startsOf(node.alternate)]
  }
  if (node.type === 'LogicalExpression') return [...startsOf(node.left), ...startsOf(node.right)]
  if (node.type === 'BinaryExpression') return startsOf(node.left)
  const first = node.type === 'TemplateLiteral' ? node.quasis[0]?.value.cooked : null
  const text = node.type === 'Literal' ? node.value : first
  return typeof text === 'string' && /^\.{0,2}\/(?!\/)/.test(text) ? [text] : []
}
