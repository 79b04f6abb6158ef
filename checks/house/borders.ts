import { stringOf } from './expressions.ts'
import { type Source, testFile, visit } from './source.ts'

/** What of a `package.json` decides what its room may import. */
export type Packages = { room: string; versions: Record<string, string>; shipped: string[] }

const server = ['server/lib', 'server/postgres', 'server/<slice>', 'server']
const slices = ['contract', 'web/lib', 'web/ui', 'web/<slice>']
const web = [...slices, 'web/layout', 'web/home', 'web/dashboard', 'web/landing', 'web/styles']
const pure = ['contract', 'content', 'engine']

/** What each room may import besides itself. Its tests may import more, below. */
const table: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  content: ['contract'],
  engine: ['contract', 'content'],
  'engine/testing': pure,
  'server/lib': pure,
  'server/postgres': ['server/lib'],
  'server/<slice>': [...pure, 'server/lib'],
  server: [...pure, ...server],
  'server/testing': [],
  'web/lib': ['contract'],
  'web/ui': ['contract', 'web/lib'],
  'web/<slice>': slices,
  'web/layout': slices,
  'web/home': slices,
  'web/dashboard': slices,
  'web/landing': slices,
  'web/styles': [],
  'web/build': ['contract'],
  'web/testing': [],
  web,
  lab: [...pure, 'engine/testing', 'server/<slice>'],
  bench: [...pure, ...server, 'server/testing'],
  e2e: [...pure, ...server, 'server/testing'],
  tools: [],
  checks: ['contract', 'content'],
  '.githooks': [],
  root: ['server/testing'],
}

/** What the tests of a workspace may import besides, and what only they use. */
const forTests: Readonly<Record<string, readonly string[]>> = {
  engine: ['engine/testing'],
  server: [...pure, ...server, 'engine/testing', 'server/testing'],
  web: [...web, 'web', 'web/build', 'web/testing', 'server/testing'],
  tools: ['server/testing'],
  checks: ['server/testing', 'web/styles', 'root'],
}

/** Why each is right as it is. */
const allowed: Readonly<Record<string, string>> = {
  'web/testing/screen-server.ts server/lib/env.ts': 'starts the server with settings of its own',
  'web/responsiveness/responsiveness.test.tsx server/responsiveness/measure.ts':
    'asks for the measurement that is otherwise made at night',
  'web/responsiveness/responsiveness.test.tsx server/messages/note-anew.ts':
    'says of a message that it was written long ago',
  'web/contact/contact.test.tsx server/operator/standing.ts':
    'stops a therapist as an operator does',
  'web/licences/licences.test.tsx server/operator/verify.ts':
    'rejects a licence as an operator does',
  'web/contact/contact.test.tsx server/operator/reports.ts': 'reads a report as an operator does',
  'web/safety/safety.test.tsx engine/risk/rules.ts': 'every rule has to be on the page',
  'web/safety/safety.test.tsx engine/danger/measured-lots.ts':
    'the page says the figures of the last measuring',
}

const buildFiles =
  /^web\/(?:build|vite\.config|few-pieces|kept-files|lean-contract|lean-packages|licence-texts|preload-pages)\.ts$/
/** Their types bring Node's into the browser's code. */
const buildPackages = ['vite', '@vitejs/plugin-react', '@tailwindcss/vite']

/** Imports that the table or the room's `package.json` does not grant. */
export const importsOverBorders = (
  sources: readonly Source[],
  manifests: readonly Packages[],
): string[] =>
  sources.flatMap((source) =>
    source.imports
      .filter((target) => !(`${source.path} ${target}` in allowed))
      .flatMap((target) => {
        const isPackage = manifests.some(({ versions }) => target in versions)
        const fault =
          isOurs(target) && !isPackage
            ? faultOfRoom(source, target)
            : faultOfPackage(source, target, manifests)
        return fault ? [`${source.path} imports ${target}: ${fault}`] : []
      }),
  )

const tops = new Set(Object.keys(table).map((room) => room.split('/')[0] ?? ''))

/** A file: of one of the rooms, or of the root itself. */
const isOurs = (target: string) =>
  target.includes('/') ? tops.has(topOf(target)) : /\.(?:[cm]?[jt]sx?|json|css)$/.test(target)

const topOf = (path: string) => path.slice(0, path.indexOf('/'))

function faultOfRoom({ path, isTest }: Source, target: string): string | null {
  const [from, to] = [roomOf(path), roomOf(target)]
  const may = table[from]
  if (!may) return `${from} is no room of the table`
  if (testFile.test(target)) return 'a test is imported by nothing'
  const more = isTest ? (forTests[topOf(path)] ?? []) : []
  const isGranted = [from, ...may, ...more].includes(to) && (from !== 'root' || to !== 'root')
  return isGranted ? null : `${from} may not import ${to}`
}

/** The room a file belongs to: its workspace, or the part of it that has borders of its own. */
function roomOf(path: string): string {
  const [top = '', folder, file] = path.split('/')
  if (folder === undefined) return 'root'
  if (/\/(?:testing|faults)\//.test(path)) return `${top}/testing`
  if (buildFiles.test(path)) return 'web/build'
  if (file === undefined || !['server', 'web'].includes(top)) return top
  return `${top}/${folder}` in table ? `${top}/${folder}` : `${top}/<slice>`
}

const withoutNode = /^(?:contract|content|engine|web)\//

function faultOfPackage(
  { path, isTest }: Source,
  target: string,
  manifests: readonly Packages[],
): string | null {
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/')
  const isBuild = buildFiles.test(path)
  const isProduct = withoutNode.test(path) && !isTest && !isBuild
  if (name.startsWith('node:')) return isProduct ? "without Node's modules" : null
  if (isProduct && buildPackages.includes(name)) return 'for the build alone'
  const root = manifests.find(({ room }) => room === '')
  const own = manifests.find(({ room }) => room !== '' && path.startsWith(`${room}/`))
  const declared = own
    ? isTest
      ? [...Object.keys(own.versions), ...Object.keys(root?.versions ?? {})]
      : own.shipped
    : Object.keys(root?.versions ?? {})
  return declared.includes(name) ? null : `not declared for ${own?.room ?? 'the root'}`
}

/** Imports whose file no one can read from the text. */
export const unreadableImports = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text, program }) => {
    const found: string[] = []
    if (program && /import\(|require|import\.meta\.glob/.test(text)) {
      visit(program, (node) => {
        const words = text.slice(node.start, node.end)
        const isComputed = node.type === 'ImportExpression' && stringOf(node.source) === null
        const isOldCall =
          node.type === 'CallExpression' &&
          /^(?:require|createRequire|import\.meta\.glob)\b/.test(words)
        if (isComputed || isOldCall) found.push(words)
      })
    }
    return found.map((words) => `${path} ${words}`).filter((one) => !(one in unread))
  })

/** Why each is right as it is. */
const unread: Readonly<Record<string, string>> = {
  'server/postgres/home.ts import(name)': 'the package of this machine, by its platform',
  'server/lib/plain-columns.test.ts import(path)': 'every table there is',
}
