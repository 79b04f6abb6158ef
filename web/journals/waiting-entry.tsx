import { paths } from '@attune/contract/paths.ts'
import { toast } from 'react-hot-toast'
import { useLocation } from 'react-router'
import { carryDismissal } from '../risk/dismissals.ts'
import { subjectOf } from './subject.ts'
import { useSendWaiting } from './use-send-waiting.ts'

/** On every page but that of the entry itself, which does so too. */
export function WaitingEntry() {
  const { pathname } = useLocation()
  return pathname === paths.addJournal ? null : <Sender />
}

function Sender() {
  useSendWaiting((entry, { clientId }) => {
    carryDismissal(subjectOf(clientId), subjectOf(entry._id))
    toast.success('Journal entry saved!')
  })
  return null
}
