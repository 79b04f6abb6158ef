import { useQuery } from '@tanstack/react-query'
import { useQuiet } from '../inbox/use-quiet.ts'
import { usePerson } from '../lib/session.ts'
import { useThreadCounts } from '../live/use-threads.ts'
import { unreadOf } from '../notifications/queries.ts'

/**
 * What the bar counts, decided here alone. `news`: what the person was told of and has not looked
 * at, a conversation once however much was written in it; the bell, the title of the page and the
 * icon of the installed app say it. `messages`: every message they have not read; Messages and the
 * menu say it. Reading a conversation takes it out of both. In a therapist's quiet hours both are 0.
 */
export function useCounts(): { news: number; messages: number } {
  const { id } = usePerson()
  const quiet = useQuiet()
  const { data: told } = useQuery(unreadOf(id))
  const { unread } = useThreadCounts(id)
  if (quiet) return { news: 0, messages: 0 }
  return { news: told?.unread ?? 0, messages: unread }
}
