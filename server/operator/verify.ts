import { createHash } from 'node:crypto'
import type { Licence } from '@attune/contract/licences.ts'
import { notify, receiverOf } from '../auth/account-mails.ts'
import { recordAction } from '../ledger/append.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { keepFinding } from '../licences/finding-store.ts'
import { type HeldLicence, listLicences, markLicence } from '../licences/store.ts'
import type { LicenceFinding } from '../licences/table.ts'
import { letters } from '../mail/letters.ts'
import { note as tell } from '../notifications/note.ts'
import { therapists } from '../therapists/table.ts'
import { findTherapist } from './find-therapist.ts'
import { webAddress, words } from './words.ts'

type Look = {
  code: string | undefined
  state: LicenceFinding
  /** What was seen; for a rejection the reason, which the therapist reads. */
  note?: string | undefined
  /** Where it can be seen again. */
  register?: string | undefined
}

/** Says of one claim what an operator found; prints the claim, so that it is seen what was said of what. */
export async function verify({ db, env, vault, bus }: Context, who: string, look: Look) {
  const { code, state } = look
  const note = words(look.note, state === 'rejected' ? 'a reason' : 'what was seen')
  const register = webAddress(look.register)
  if (state === 'rejected' && !note) throw new StartError('Say why: the therapist reads it')
  const { _id, name, email } = await findTherapist({ db, vault }, who)
  const licence = chosen(await listLicences(db, _id), code, email)
  if (licence.state === 'expired' && isAcceptance(state))
    throw new StartError(`It expired on ${licence.expires}, so there is nothing to say of it`)
  const marked = await db.transaction(async (tx) => {
    const row = await markLicence(tx, _id, licence, state)
    if (!row) return undefined
    const seen = { claim: claimOf(row), note, register }
    await keepFinding(
      tx,
      vault,
      { therapistId: _id, licenceId: row._id, area: row.area },
      state,
      seen,
    )
    const detail = `licence ${codeOf(licence)}: ${state}`
    await recordAction(tx, {
      action: state === 'rejected' ? 'reject' : 'verify',
      therapistId: _id,
      detail,
    })
    const kind = row.area === null ? 'licence' : 'training'
    await tell(tx, { person: _id, kind, about: row._id })
    const receiver = await receiverOf(tx, vault, therapists, _id)
    if (receiver) await notify(tx, { env, vault }, receiver, letters.licenceLookedAt)
    return row
  })
  if (!marked) throw new StartError('They changed it just now: look at it again')
  await bus.publish('practice', { therapist: _id })
  return `${name} (${email}), ${claimOf(marked)}: ${shown[state]}`
}

const isAcceptance = (state: LicenceFinding) => state === 'verified' || state === 'document-seen'

export const claimOf = ({ kind, number, place, expires, area }: Licence) =>
  `${area === null ? '' : `training for ${area}: `}${kind}, ${number}, ${place}, ${expires ? `until ${expires}` : 'without an end'}`

/**
 * Stands for a claim as it is worded now. A therapist who changes it between an operator's look and
 * their word finds that the word has nothing to hold on to.
 */
export const codeOf = (licence: Licence) =>
  createHash('sha256')
    .update(JSON.stringify([licence._id, claimOf(licence)]))
    .digest('hex')
    .slice(0, 10)

const shown: Record<LicenceFinding, string> = {
  verified: 'patients now read "Verified by operator".',
  'document-seen': 'patients now read "Document seen by operator".',
  'self-declared': 'patients now read "Self-declared".',
  rejected: 'nobody but they themselves see it now, with the reason.',
}

function chosen(licences: HeldLicence[], code: string | undefined, email: string) {
  const [only, ...more] = licences
  if (!only) throw new StartError('They have declared no licence')
  const see = `see: npm run operator -- licences ${email}`
  if (code === undefined) {
    if (more.length === 0) return only
    throw new StartError(`They have declared ${licences.length}, say which with --licence; ${see}`)
  }
  const found = licences.find((licence) => codeOf(licence) === code)
  if (!found) throw new StartError(`No licence of theirs has the code ${code}; ${see}`)
  return found
}
