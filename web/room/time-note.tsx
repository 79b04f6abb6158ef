import type { Room } from '@attune/contract/room.ts'
import { timeText } from '../appointments/time-words.ts'
import { useReader } from '../appointments/use-reader.ts'

type TimeNoteProps = { until: Date; room: Room }

/** Until when: said, and nobody is cut off. */
export function TimeNote({ until: end, room }: TimeNoteProps) {
  const { now, zone } = useReader()
  const [until, closes] = [timeText(end, zone), timeText(room.closes, zone)]
  return (
    <p className="text-small text-muted">
      {now < end
        ? `Until ${until}. The room stays open until ${closes}, so nobody is cut off.`
        : `Your time was until ${until}. The room stays open until ${closes}.`}{' '}
      Nothing is recorded.
    </p>
  )
}
