import type { Source } from './source.ts'

const row = /^\| [^|]+ \| [^|]+ \| `(\w+)` in `([\w./-]+)` \|$/

/** Rows of the glossary whose name cannot be met in the file they lead to. */
export function lostWords(markdown: string, sources: readonly Source[]): string[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).flatMap((line) => {
    const [, name, path] = row.exec(line) ?? []
    if (!name || !path) return [`is no row: ${line}`]
    const source = sources.find((one) => one.path === path)
    if (!source) return [`there is no ${path}`]
    return new RegExp(`\\b${name}\\b`).test(source.text) ? [] : [`${path} has no ${name}`]
  })
}
