import type { FeelingWeek } from '@attune/contract/diagnosis.ts'
import { dateFormat } from '../lib/date-format.ts'

const mostShown = 3

/** How feelings changed from week to week; a dot an entry, the same in words for readers. */
export const FeelingWeeks = ({ weeks }: { weeks: readonly FeelingWeek[] }) =>
  weeks.some(({ feelings }) => feelings.length > 0) && (
    <section>
      <h3 className="mb-3 font-sans text-small font-semibold tracking-normal">
        Emotions over time
      </h3>
      <ul className="grid gap-4">
        {weeks.map((week) => (
          <li key={week.start.getTime()}>
            <p className="text-small text-muted">
              Week of {monday(week.start)} · {entries(week.entries)}
            </p>
            <Week week={week} />
          </li>
        ))}
      </ul>
    </section>
  )

/** Weeks begin on a Monday in UTC, wherever they are read. */
const monday = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

const Week = ({ week: { feelings } }: { week: FeelingWeek }) =>
  feelings.length > 0 ? (
    <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1.5">
      {feelings.slice(0, mostShown).map(({ name, entries: count }) => (
        <li key={name} className="flex items-center gap-2 leading-normal">
          {name}
          <span className="sr-only">, in {entries(count)}</span>
          <span aria-hidden="true" className="flex gap-1">
            {Array.from({ length: Math.min(count, 7) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
              <i key={i} className="size-1.5 rounded-full bg-pine" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  ) : (
    <p className="mt-1.5">Software can’t tell.</p>
  )
