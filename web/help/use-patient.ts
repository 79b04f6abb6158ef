import { useSession } from '../lib/session.ts'

/** Id of the signed-in patient; null for strangers and therapists. */
export function usePatient(): string | null {
  const session = useSession()
  return session.status === 'in' && session.role === 'user' ? session.id : null
}
