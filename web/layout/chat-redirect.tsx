import { paths } from '@attune/contract/paths.ts'
import { Navigate, useParams } from 'react-router'
import { withChat } from '../lib/open-chat.ts'
import { useSession } from '../lib/session.ts'

/** decisions: /chat/{id} is an old link; it leads to where that conversation is now. */
export function ChatRedirect() {
  const { id = '' } = useParams()
  const session = useSession()
  if (session.status !== 'in') return <Navigate to={paths.signIn} replace />
  if (session.role === 'user')
    return <Navigate to={paths.therapist(id)} state={withChat(id)} replace />
  return <Navigate to={paths.patientChat(id)} replace />
}
