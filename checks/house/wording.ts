import { conditions } from '@attune/content/diagnosis/conditions.ts'
import type { ESTree } from 'vite'
import { lineFinder } from './lengths.ts'
import { type Source, visit } from './source.ts'

/** What stands in a text where a value is put in. */
const hole = '…'

/** Texts for people that exclaim where the specification does not. */
export const textsThatExclaim = (sources: readonly Source[], specification: string): string[] =>
  textsOf(sources)
    .filter(({ text }) =>
      text
        .split(/(?<=[.!?])\s+/)
        .some(
          (part) => /[\p{L}\p{N}…)\]”’"]!+$/u.test(part.trim()) && !specification.includes(part),
        ),
    )
    .map(({ text, at }) => `${at} ${text}`)

/** Texts that tell a person what they have, or leave open what it would be. */
export const textsThatDiagnose = (sources: readonly Source[]): string[] =>
  textsOf(sources)
    .filter(({ text }) => !mayBeSaid.includes(text) && claim.test(text))
    .map(({ text, at }) => `${at} ${text}`)

const claim = new RegExp(
  `\\byou(?:[’']ve| have| suffer from| are| seem)(?: \\w+){0,3} (?:${[hole, 'disorders?', ...conditions].join('|')})(?!\\p{L})`,
  'iu',
)

/** Texts that promise what whoever holds the operator's key could break. */
export const textsThatClaimSecrecy = (sources: readonly Source[]): string[] =>
  textsOf(sources)
    .filter(({ text }) => !onPaper.includes(text) && secrecy.test(text))
    .map(({ text, at }) => `${at} ${text}`)

const secrecy =
  /\bonly you (?:can |may |will )?(?:read|see|open|know)|(?<!I am software; )\b(?:nobody|no one) else (?:can |may |will |ever )*(?:reads?|sees?|opens?)\b|\b(?:is|are|stays?) for you alone|nur für Sie und|solo tuy[oa]s|sont à vous seul|solo tuoi|só seus|tylko dla ciebie,|yalnız sizin|لك وحدك/iu

/** Texts on the pages in words of whoever builds them. */
export const textsOfEngineers = (sources: readonly Source[], specification: string): string[] =>
  textsOf(sources)
    .filter(({ at }) => /^(web\/|contract\/errors\.ts)/.test(at))
    // One word alone is a code, an address or a path.
    .filter(({ text }) => /\s/.test(text.trim()) && jargon.test(text))
    .filter(({ text }) => !specification.includes(text) && !repliesToTheLetter.includes(text))
    .map(({ text, at }) => `${at} ${text}`)

/** What the API is held to answer, word for word. */
const repliesToTheLetter: readonly string[] = ['Invalid email or password']

const jargon =
  /(?<![\w/.-])(?:servers?|tokens?|payloads?|databases?|parameters?|sync(?:ed|s|ing|hronise[ds]?)?|invalid|cache[ds]?|time ?stamps?|backend|API|JSON|UTF-8|HTTP)(?![\w/-])/i

/** What failed is said first, and why below it: a bare "Something went wrong" tells nobody what to do. */
export const failuresWithoutName = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => path.startsWith('web/') && !isTest)
    .flatMap((source) =>
      [...source.text.matchAll(/<ErrorState\b[^>]*?\btitle=\{sentence\(/g)].map(
        ({ index }) => `${source.path}:${lineFinder(source.text)(index)} title={sentence(…)}`,
      ),
    )

/** Of what a person writes on paper of their own. */
const onPaper: readonly string[] = [
  'Leave nothing out. Nobody else will read it.',
  'Putting feelings into words organises them, even when nobody else reads it.',
]

/** Said of a count, of names, and of what is new to somebody. */
const mayBeSaid: readonly string[] = [
  'You have … templates, as many as can be kept.',
  'You have written with …:',
  'If you are new to panic, let a doctor look at your heart and breathing first.',
]

type Text = { text: string; at: string }

/** Every text of the product as a person would read it: parts joined, values as a hole. */
function textsOf(sources: readonly Source[]): Text[] {
  return sources
    .filter(({ path, isTest }) => inProduct.test(path) && !isTest && !hostile.test(path))
    .flatMap((source) => (source.program ? inProgram(source, source.program) : inData(source)))
}

const inProduct = /^(web|content|engine|server|contract)\/.*\.(tsx?|json)$/
/** What a hostile model is tried with. */
const hostile = /injection-attempts/
/** Titles of articles elsewhere are the words of others. */
const articles = /^content\/articles\//

function inProgram({ path, text }: Source, program: ESTree.Program): Text[] {
  const texts: Text[] = []
  const lineOf = lineFinder(text)
  visit(program, (node, around) => {
    if (isPart(node, around.at(-1)) || isTitleElsewhere(path, around.at(-1))) return
    const read = readable(node).replace(/\s+/g, ' ').trim()
    if (/\p{L}/u.test(read)) texts.push({ text: read, at: `${path}:${lineOf(node.start)}` })
  })
  return texts
}

/** What is read with what it stands in is not read alone. */
const isPart = (node: ESTree.Node, parent: ESTree.Node | undefined) =>
  (parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
    ? /^JSX(Text|Element|Fragment|ExpressionContainer)$/.test(node.type)
    : parent?.type === 'BinaryExpression') && readable(node) !== hole

const isTitleElsewhere = (path: string, parent: ESTree.Node | undefined) =>
  articles.test(path) &&
  parent?.type === 'Property' &&
  parent.key.type === 'Identifier' &&
  parent.key.name === 'title'

/** The words of a node, and a hole for what is only known later. */
function readable(node: ESTree.Node): string {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : hole
    case 'JSXText':
      return node.value
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(hole)
    case 'JSXExpressionContainer':
      return readable(node.expression)
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.map(readable).join('')
    case 'BinaryExpression':
      return node.operator === '+' ? readable(node.left) + readable(node.right) : hole
    default:
      return hole
  }
}

function inData({ path, text }: Source): Text[] {
  if (!path.endsWith('.json')) return []
  const words: string[] = []
  JSON.parse(text, (_key, value) => void (typeof value === 'string' && words.push(value)))
  return words.map((word) => ({ text: word, at: path }))
}
