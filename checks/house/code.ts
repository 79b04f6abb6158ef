import type { ESTree } from 'vite'
import { lineFinder } from './lengths.ts'
import { type Source, visit } from './source.ts'

/** A file that only passes on what others export. */
export const filesThatPassOn = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ program }) =>
        program && program.body.length > 0 && program.body.every((one) => isPassedOn(one)),
    )
    .map(({ path }) => `${path} only passes on what others export`)

const isPassedOn = (node: ESTree.Node) =>
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && node.source !== null)

const sayNothing = /(^|[/-])(utils?|helpers?|common|misc|types|index|services?|managers?)\.tsx?$/

/** A file whose name does not say what is inside. */
export const namesThatSayNothing = (sources: readonly Source[]): string[] =>
  sources
    // In the words a name is the subject of a text, such as this very service.
    .filter(({ path }) => sayNothing.test(path) && !path.startsWith('content/'))
    .map(({ path }) => `${path} says nothing`)

/** Where in these sources a node of this kind stands. */
function found(sources: readonly Source[], isMeant: (node: ESTree.Node) => boolean): string[] {
  return sources.flatMap(({ path, text, program }) => {
    const places: string[] = []
    if (!program) return places
    visit(program, (node) => {
      if (!isMeant(node)) return
      places.push(
        `${at(path, text, node.start)} ${text.slice(node.start, node.end).split('\n')[0]}`,
      )
    })
    return places
  })
}

const at = (path: string, text: string, start: number) => `${path}:${lineFinder(text)(start)}`

/** Texts for people that exclaim where the specification does not, or tell someone what they have. */
export function textsThatTell(sources: readonly Source[], specification: string): string[] {
  const inProduct = sources.filter(
    ({ path, isTest }) =>
      /^(web|content|engine|server)\//.test(path) && !isTest && !wordsOfOthers.test(path),
  )
  return found(inProduct, (node) => {
    const text = textOf(node)
    const exclaims = text.split(/(?<=[.!?])\s+/).filter((sentence) => /\w!$/.test(sentence.trim()))
    return (
      exclaims.some((sentence) => !specification.includes(sentence.trim())) ||
      /\byou have (a |an )?(depression|anxiety|\w+ disorder)/i.test(text)
    )
  })
}

/** Titles of articles elsewhere, and what a hostile model is tried with. */
const wordsOfOthers = /^content\/articles\/|injection-attempts/

function textOf(node: ESTree.Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type === 'JSXText') return node.value
  return node.type === 'TemplateElement' ? node.value.raw : ''
}
