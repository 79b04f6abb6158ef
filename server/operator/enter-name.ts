import { recordAction } from '../ledger/append.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { updateTherapist } from '../therapists/store.ts'
import { updateUser } from '../users/store.ts'
import { accountsOf } from './sign-out.ts'

const longest = 200

/** For whoever is really called what nobody may call themselves here: the operator has seen who they are. */
export async function enterName(
  context: Pick<Context, 'db' | 'vault'>,
  who: string,
  given: string | undefined,
): Promise<string> {
  const { db, vault } = context
  const name = given?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? ''
  if (!/\p{L}/u.test(name) || name.length > longest)
    throw new StartError('Give the name after --name, in quotes.')
  const found = await accountsOf(context, who)
  if (found.length === 0) throw new StartError(`There is no account with the email or id ${who}`)
  for (const { id, isTherapist } of found) {
    // Of a patient the ledger keeps neither id nor name in the open.
    const whose = isTherapist ? { therapistId: id, detail: name } : { detail: 'a patient' }
    const update = isTherapist ? updateTherapist : updateUser
    await update(db, vault, id, { name }, undefined, (tx) =>
      recordAction(tx, { action: 'enter name', ...whose }),
    )
  }
  return `${who} is called ${name} now.`
}
