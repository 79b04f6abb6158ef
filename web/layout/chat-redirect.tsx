import { paths } from '@attune/contract/paths.ts'
import { Navigate, useParams } from 'react-router'
import { useSession } from '../lib/session.ts'

/** decisions: /chat/{id} is an old link; it leads to where that conversation is now. */
export function ChatRedirect() {
  const { id = '' } = useParams()
  const session = useSession()
  if (session.status !== 'in') return <Navigate to={paths.signIn} replace />
  const to = session.role === 'user' ? paths.therapist(id) : paths.patientChat(id)
  return <Navigate to={to} replace />
}
