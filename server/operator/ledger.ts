import { recordAction } from '../ledger/append.ts'
import { type LedgerRow, start, verifyChain } from '../ledger/chain.ts'
import { commandIn } from '../ledger/kinds.ts'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { columns } from './columns.ts'

/**
 * Verifies the whole ledger and prints it, or what came after a hash that was written down. What
 * names a patient stays sealed.
 */
export async function printLedger({ db }: Context, from: string | undefined) {
  if (from !== undefined && !/^[\da-f]{64}$/i.test(from))
    throw new StartError('A hash has 64 digits from 0 to f; the last line of this command says one')
  await recordAction(db, { action: 'ledger' })
  const known = from === undefined ? undefined : Buffer.from(from, 'hex')
  const shown: LedgerRow[] = []
  let startsAfter = !known || known.equals(start) ? 0 : undefined
  const { rows, head, brokenAt } = await verifyChain(db, (row) => {
    if (startsAfter !== undefined) shown.push(row)
    else if (known?.equals(row.hash)) startsAfter = row.number
  })
  if (brokenAt !== null)
    throw new StartError(`The ledger does not hold: row ${brokenAt} is missing or was changed`)
  if (startsAfter === undefined)
    throw new StartError(
      'The ledger does not hold: no row has that hash, so something before it was changed or taken away',
    )
  return [
    columns([['ROW', 'AT', 'KIND', 'BY', 'WHAT'], ...shown.map(cells)]),
    '',
    known && startsAfter > 0
      ? `Rows 1 to ${startsAfter} are as they were when you wrote the hash down, and the ${rows - startsAfter} after them follow from it.`
      : `All ${rows} rows hold: each follows from the one before.`,
    'Write this down to prove later that nothing up to here was changed:',
    head.toString('hex'),
  ].join('\n')
}

function cells({ number, at, kind, open }: LedgerRow) {
  const when = [String(number), at.toISOString(), kind]
  if (kind !== 'operator') return [...when, '', 'sealed']
  const command = commandIn(open)
  if (!command) return [...when, '', 'not written by this program']
  const { by, action, therapistId, detail } = command
  return [...when, by, [action, therapistId, detail].filter(Boolean).join(' ')]
}
