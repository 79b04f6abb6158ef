import type { MoodPick, moods } from '@attune/contract/recommendations.ts'
import { dateOnly, dateTime } from '../lib/dates.ts'
import { countMoods, type Day, lastDays, shownDays } from './last-days.ts'
import { moodNames } from './mood-names.ts'

/** A row a mood, a column a day, a dot a day it was picked; the same as a table for readers. */
export function MoodChart({ picks, now }: { picks: readonly MoodPick[]; now: Date }) {
  const days = lastDays(picks, now)
  return (
    <figure>
      <div aria-hidden="true" className="grid gap-1.5">
        {countMoods(picks).map(({ mood, count }) => (
          <div key={mood} className="grid grid-cols-[92px_1fr_28px] items-center gap-3">
            <span className="flex items-center gap-2 text-small">
              <i className="size-2.5 rounded-full" style={{ background: `var(--${mood})` }} />
              {moodNames[mood]}
            </span>
            <Row days={days} mood={mood} />
            <span className="text-right text-small font-semibold tabular-nums">{count}</span>
          </div>
        ))}
        <div className="ml-26 flex flex-wrap justify-between gap-x-2 pr-10 text-small text-muted">
          <span>{days[0] && dateOnly(days[0].date)}</span>
          <span>Today</span>
        </div>
      </div>
      <Table picks={picks} />
      <figcaption className="mt-3 text-small text-muted">
        What you picked on the last {shownDays} days. Shown to nobody else unless you share them
        with a therapist.
      </figcaption>
    </figure>
  )
}

const Row = ({ days, mood }: { days: Day[]; mood: (typeof moods)[number] }) => (
  <svg viewBox={`0 0 ${shownDays * 10} 22`} className="w-full" aria-hidden="true">
    <path d={`M3 11H${shownDays * 10 - 3}`} stroke="var(--line)" strokeWidth="1.5" />
    {days.map(({ date, moods: picked }, at) => {
      const times = picked.filter((one) => one === mood).length
      if (times === 0) return null
      const r = Math.min(7, 4 + times * 0.8)
      return <circle key={date.getTime()} cx={at * 10 + 5} cy="11" r={r} fill={`var(--${mood})`} />
    })}
  </svg>
)

/** In a box: a table itself is as wide as its words, and so would be the page. */
const Table = ({ picks }: { picks: readonly MoodPick[] }) => (
  <div className="sr-only">
    <table>
      <caption>Moods of the last {shownDays} days</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Mood</th>
        </tr>
      </thead>
      <tbody>
        {picks.map(({ mood, at }) => (
          <tr key={at.getTime()}>
            <td>{dateTime(at)}</td>
            <td>{moodNames[mood]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
