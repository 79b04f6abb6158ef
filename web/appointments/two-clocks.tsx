import { firstName } from '../lib/first-name.ts'
import { placeOf } from '../lib/time-zone.ts'
import { useReader } from './use-reader.ts'
import { isSameClock } from './wall-time.ts'

/** Where the therapist's clock shows something else than the reader's. */
export function TwoClocks({ name, zone }: { name: string; zone: string }) {
  const reader = useReader()
  if (isSameClock(reader.now, reader.zone, zone)) return null
  return (
    <p className="note mt-6">
      All times are by your clock ({placeOf(reader.zone)}). <bdi>{firstName(name)}</bdi> is in{' '}
      {placeOf(zone)}, where the clocks show another time: it stands below each.
    </p>
  )
}
