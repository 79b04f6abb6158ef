import { join, resolve } from 'node:path'
import { folderCircles } from './circles.ts'
import { fontSizes } from './font-sizes.ts'
import { dependencies, installedPackages, installedSize } from './installed.ts'
import { functionLengths } from './lengths.ts'
import { readTree, type Source, visit } from './source.ts'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))
const sources = readTree(root)
const product = sources.filter(({ isTest }) => !isTest)

function report(): string {
  const sections = [
    ['Lines of each room', rooms()],
    ['In all', inAll()],
    ['Files over 300 lines', longFiles()],
    ['The five longest functions', longestFunctions()],
    ['Folder circles', circles()],
    ['Font sizes in `web`', sizes()],
  ]
  return sections.map(([heading, text]) => `## ${heading}\n\n${text}\n`).join('\n')
}

function rooms(): string {
  const lines = new Map<string, { files: number; lines: number }>()
  for (const one of product.filter(({ path }) => path.includes('/'))) {
    const room = one.path.slice(0, one.path.indexOf('/'))
    const sum = lines.get(room) ?? { files: 0, lines: 0 }
    lines.set(room, { files: sum.files + 1, lines: sum.lines + one.lines })
  }
  const total = [...lines.values()].reduce((sum, one) => sum + one.lines, 0)
  const rows = [...lines]
    .sort(([, a], [, b]) => b.lines - a.lines)
    .map(([room, sum]) => [`\`${room}\``, sum.files, sum.lines, share(sum.lines / total)])
  return [
    'Lines of scripts, CSS, pages and JSON data that git tracks, without tests and what only they use',
    '(`*.test`, `*.spec`, `testing/`, `faults/`), migrations and configuration.',
    '',
    table(['room', 'files', 'lines', 'share'], [...rows, ['all', product.length, total, '']]),
  ].join('\n')
}

function inAll(): string {
  const inCircles = folderCircles(sources)
  return table(
    ['what', 'how much'],
    [
      ['files over 300 lines, tests too', sources.filter(({ lines }) => lines > 300).length],
      ['functions over 60 lines, without tests', functions(product).filter(over(60)).length],
      ['folder circles', inCircles.length],
      ['folders in them', inCircles.flatMap(({ folders }) => folders).length],
      ['distinct font sizes in `web`', fontSizes(sources).size],
      ['`!` assertions without tests', assertions(product)],
      ['`!` assertions with tests', assertions(sources)],
      ['direct dependencies: production, development', dependencies(root).join(', ')],
      ['installed packages', installedPackages(root).length],
      ['installed without Node itself, MB', installedSize(root, 'all')],
      ['of it for production, MB', installedSize(root, 'production')],
    ],
  )
}

const over =
  (limit: number) =>
  ({ lines }: { lines: number }) =>
    lines > limit

function longFiles(): string {
  const long = sources.filter(over(300)).sort((a, b) => b.lines - a.lines)
  return table(
    ['file', 'lines'],
    long.map(({ path, lines }) => [`\`${path}\``, lines]),
  )
}

const functions = (of: readonly Source[]) =>
  of.flatMap(functionLengths).sort((a, b) => b.lines - a.lines)

function longestFunctions(): string {
  return table(
    ['function', 'where', 'lines'],
    functions(product)
      .slice(0, 5)
      .map(({ name, path, line, lines }) => [name, `\`${path}:${line}\``, lines]),
  )
}

function circles(): string {
  const found = folderCircles(sources)
  if (found.length === 0) return 'None.'
  return table(
    ['folders', 'imports between them'],
    found.map(({ folders, ties }) => [folders.map((one) => `\`${one}\``).join(' '), ties.length]),
  )
}

function sizes(): string {
  const counts = [...fontSizes(sources)].sort(([, a], [, b]) => b - a)
  return counts.map(([written, times]) => `\`${written}\` ${times}×`).join(', ')
}

/** The `!` that say a value is there. */
function assertions(of: readonly Source[]): number {
  let count = 0
  for (const { program } of of) {
    if (program) visit(program, ({ type }) => void (type === 'TSNonNullExpression' && count++))
  }
  return count
}

const share = (part: number) => `${Math.round(part * 100)} %`

function table(head: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

process.stdout.write(report())
