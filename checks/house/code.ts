import type { ESTree } from 'vite'
import type { Source } from './source.ts'

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
