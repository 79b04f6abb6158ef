import { olderPaths, paths } from '@attune/contract/paths.ts'
import { type Source, visit } from './source.ts'

/** Addresses of pages written as text anywhere but in `contract/paths.ts`. */
export const writtenPageAddresses = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => room.test(path) && !isTest)
    .flatMap((source) =>
      textsOf(source).flatMap(
        (text) => pageAddress.exec(text)?.[1]?.replace(/^/, `${source.path} writes `) ?? [],
      ),
    )
    .filter((place) => !(place in mayBeWritten))

/** Where an address may be written besides, and why. */
const mayBeWritten: Readonly<Record<string, string>> = {
  'web/public/start.js writes /home': 'it runs before the first paint and can import nothing',
}

const room = /^(?:content|engine|server|web)\//

function textsOf({ program }: Source): string[] {
  const texts: string[] = []
  if (program)
    visit(program, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
      if (node.type === 'TemplateElement') texts.push(node.value.raw)
    })
  return texts
}

/** At the start of a text or in brackets, as in "see Help (/help)", and to its end: not `/homely`. */
const pageAddress = new RegExp(
  `(?:^|\\()((?:${[...Object.values(paths), ...Object.values(olderPaths)]
    .map((path) => (typeof path === 'string' ? path : path('')))
    .filter((path) => path !== '/')
    // The longest first, so that `/therapist/patients` is not taken for `/therapist/` and an id.
    .sort((one, other) => other.length - one.length)
    .map((path) => path.replace(/[?/]/g, '\\$&') + (/[\w/]$/.test(path) ? '(?![\\w-])' : ''))
    .join('|')}))`,
)
