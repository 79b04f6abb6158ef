import { appointmentLimits, type EventKind } from '@attune/contract/appointments.ts'
import type { Context } from '../lib/http.ts'
import { answerBy, timesOf } from './book.ts'
import { endDue } from './end-due.ts'
import { appointments } from './table.ts'
import type { Row, Viewer } from './view.ts'

const minute = 60_000
const hour = 60 * minute

type Parts = Pick<Context, 'db' | 'env' | 'vault'>

type Columns = Pick<
  Row,
  'proposed_by' | 'proposed_starts' | 'proposed_ends' | 'proposed_held_until' | 'proposal_lapses'
>

export const noProposal: Columns = {
  proposed_by: null,
  proposed_starts: null,
  proposed_ends: null,
  proposed_held_until: null,
  proposal_lapses: null,
}

const lengthOf = ({ starts, ends }: Row) => (+ends - +starts) / minute

/**
 * Another time, held beside the one that stands until the other of the two has answered: for two days
 * at most, and no longer than a request for either time would be.
 */
export function propose(
  row: Row,
  at: Date,
  { side }: Viewer,
  bufferMinutes: number,
  now: Date,
): Columns {
  const sooner = new Date(Math.min(+row.starts, +at))
  const latest = +now + appointmentLimits.moveAnswerHours * hour
  const { starts, ends, held_until } = timesOf(at, lengthOf(row), bufferMinutes)
  return {
    proposed_by: side,
    proposed_starts: starts,
    proposed_ends: ends,
    proposed_held_until: held_until,
    proposal_lapses: new Date(Math.min(+answerBy(sooner, now), latest)),
  }
}

/** What was proposed becomes the time. */
export function takeProposal(row: Row): Partial<Row> {
  const { proposed_starts: starts, proposed_ends: ends, proposed_held_until: held_until } = row
  if (!starts || !ends || !held_until) throw new Error('Nothing is proposed')
  return { starts, ends, held_until, ...noProposal }
}

/** Who proposed it takes it back; the other declines it. */
export const refusalOf = (row: Row, { side }: Viewer): EventKind =>
  row.proposed_by === side ? 'move-withdrawn' : 'move-declined'

/** Nobody answered in time: what was agreed on stands as it did, and both are told. */
export const lapseProposals = (parts: Parts, now: Date): Promise<number> =>
  endDue(parts, { by: appointments.proposal_lapses, set: noProposal, what: 'move-lapsed' }, now)
