import { posix } from 'node:path'

/** Paths that the texts name, in backticks or as a link, and that are not among the files. */
export function deadReferences(
  texts: Readonly<Record<string, string>>,
  files: readonly string[],
): string[] {
  const known = new Set(files.flatMap((file) => [file, ...foldersAbove(file)]))
  const tops = new Set(files.map((file) => file.split('/')[0] ?? ''))
  const isThere = (path: string) => known.has(posix.normalize(path).replace(/\/$/, ''))
  /** As an import or a sentence has it: by the end of its path. */
  const isEnd = (path: string) => {
    const end = path.replace(/^(?:\.{1,2}\/)+/, '')
    return files.some((file) => file === end || file.endsWith(`/${end}`))
  }
  return Object.entries(texts).flatMap(([from, whole]) => {
    const text = whole.replace(/```[\s\S]*?```/g, '')
    const links = [...text.matchAll(/\]\(<?([^)\s>]+)/g)]
      .map(([, one = '']) => one.replace(/[#?].*$/, ''))
      .filter((one) => one !== '' && !/^[a-z]+:/.test(one))
      .filter((one) => !isThere(posix.join(posix.dirname(from), one)))
    const written = [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, one = '']) => one.replace(/^@attune\//, '').replace(/(?::\d+)+$/, ''))
      .filter((one) => isPath(one, tops))
      .filter((one) => !(/^[^./][^/]*\//.test(one) ? isThere(one) : isEnd(one)))
    return [...links, ...written]
      .filter((one) => !(`${from} ${one}` in listed))
      .map((one) => `${from} names ${one}, which is not there`)
  })
}

/** Why each is right as it is. */
const listed: Readonly<Record<string, string>> = {
  'docs/style-checks.md BadName.ts': 'a name that is refused',
  'docs/style-checks.md web/zz/zz.spec.ts': 'a file that is refused',
  'docs/style-checks.md utils.ts': 'a name that is refused',
}

function foldersAbove(file: string): string[] {
  const above = posix.dirname(file)
  return above === '.' ? [] : [above, ...foldersAbove(above)]
}

const ending = /[\w)]\.(?:[cm]?[jt]sx?|css|json|md|html|svg|txt|sql)$/

/** A file by its ending, or what begins with a folder of ours; patterns, endings and commands are neither. */
function isPath(words: string, tops: ReadonlySet<string>): boolean {
  if (/[<>*{\s…$|'"()]/.test(words) || /^(?:\w+:)?\/|^-|^\.[\w.]+$/.test(words)) return false
  return ending.test(words) || (words.includes('/') && tops.has(words.split('/')[0] ?? ''))
}
