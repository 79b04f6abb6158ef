import type { PickedMoods } from '@attune/contract/diagnosis.ts'
import { moods as kinds, type Mood } from '@attune/contract/recommendations.ts'
import { dateFormat } from '../lib/date-format.ts'
import { moodNames } from '../recommendations/mood-names.ts'

/** Picked moods, counted by week: the same for the patient beforehand and for the therapist. */
export const MoodWeeks = ({ moods }: { moods: PickedMoods }) => (
  <table className="w-full text-small max-[18rem]:hyphens-auto max-[18rem]:wrap-anywhere">
    <caption className="sr-only">How often each mood was picked, week by week</caption>
    <thead>
      <tr className="text-left text-muted">
        <th scope="col" className="py-1 pr-2 font-medium">
          Week of
        </th>
        {kinds.map((mood) => (
          <th key={mood} scope="col" className="py-1 pr-2 font-medium">
            {moodNames[mood]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(moods).map(({ start, counts }) => (
        <tr key={start} className="border-t border-line">
          <th scope="row" className="py-1 pr-2 text-left font-normal">
            {monday(new Date(start))}
          </th>
          {kinds.map((mood) => (
            <td key={mood} className="py-1 pr-2">
              {counts.get(mood) ?? 0}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const dayLength = 24 * 60 * 60 * 1000
/** Weeks begin on a Monday in UTC, wherever they are read. */
const monday = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The latest first; a week without a pick is left out. */
export function weeksOf(moods: PickedMoods) {
  const weeks = new Map<number, Map<Mood, number>>()
  for (const { mood, at } of moods) {
    const day = Math.floor(at.getTime() / dayLength)
    const start = (day - ((day + 3) % 7)) * dayLength
    const counts = weeks.get(start) ?? new Map<Mood, number>()
    weeks.set(start, counts.set(mood, (counts.get(mood) ?? 0) + 1))
  }
  return [...weeks]
    .map(([start, counts]) => ({ start, counts }))
    .toSorted((one, other) => other.start - one.start)
}
