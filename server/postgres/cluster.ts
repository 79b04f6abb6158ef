import { execFile } from 'node:child_process'
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../lib/errors.ts'
import type { PostgresHome } from './home.ts'

export const databaseUser = 'attune'

/** Made under another name and renamed, so that a killed first start leaves nothing half-made. */
export async function createCluster(home: PostgresHome, password: string) {
  if (existsSync(home.data) && readdirSync(home.data).length > 0)
    throw new StartError(`${home.data} is not empty and holds no database`)
  const draft = `${home.data}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const passwordFile = `${draft}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (home.runAs)
    for (const path of [draft, passwordFile]) chownSync(path, home.runAs.initdb, home.runAs.initdb)
  const settings = [
    '-D',
    draft,
    '-U',
    databaseUser,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const asUser = home.runAs && { uid: home.runAs.initdb, gid: home.runAs.initdb }
  try {
    await promisify(execFile)(join(home.bin, 'initdb'), settings, { cwd: '/', ...asUser })
  } catch (error) {
    const said =
      error instanceof Error && 'stderr' in error
        ? String(error.stderr).trim().split('\n').at(-1)
        : ''
    throw new StartError(`The database could not be created: ${said || String(error)}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  if (home.runAs) ownAll(draft, home.runAs.server)
  if (existsSync(home.data)) rmSync(home.data, { recursive: true })
  renameSync(draft, home.data)
}

/** To this user id, without following links. */
export function ownAll(folder: string, id: number) {
  lchownSync(folder, id, id)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), id, id)
}
