import { makeBackup } from '../backup/backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { recordAction } from '../ledger/append.ts'
import type { Context } from '../lib/http.ts'

const keysApart = `The keys are not in it: with a key beside it, whoever finds it reads everything, and what is deleted
later can still be read there. It opens with the operator's key alone, so keep that in another place.`

const keysBeside = `The keys lie beside it (--with-keys): whoever finds this folder reads everything in it, also what is
deleted later. Keep it as you would the key.`

export async function backUp(context: Context, folder: string, withKeys: boolean) {
  const manifest = await makeBackup(context, folder, withKeys)
  await recordAction(context.db, { action: 'backup', detail: withKeys ? 'with keys' : '' })
  return `${counted(manifest)} in ${folder}.\n${withKeys ? keysBeside : keysApart}${epochsNeeded(manifest)}`
}

export const counted = ({ tables }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`

const epochsNeeded = ({ keys }: Manifest) =>
  keys.epochs.length > 0
    ? `\nIt also needs the key files of these epochs: ${keys.epochs.join(', ')}.`
    : ''
