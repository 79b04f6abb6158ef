import './calendar.css'
import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { dateText, weekdayName } from '../appointments/time-words.ts'
import { clockText } from '../appointments/wall-time.ts'
import type { Block, Busy, OpenSpan } from './calendar-days.ts'
import { partText } from './part-text.ts'
import { type Cell, step, type useGridSelection } from './use-grid-selection.ts'

export type GridDay = {
  day: string
  open: readonly OpenSpan[]
  blocks: readonly Block[]
  /** Elsewhere, by another calendar. */
  busy: readonly Busy[]
  isAway: boolean
}

type CalendarGridProps = {
  days: readonly GridDay[]
  today: string
  first: number
  end: number
  selection: ReturnType<typeof useGridSelection>
  onOpen: (cell: Cell) => void
}

/** Days beside each other in half hours. One cell takes the focus; the arrows lead on. */
export function CalendarGrid(props: CalendarGridProps) {
  const { days, today, first, end, selection, onOpen } = props
  const grid = useRef<HTMLTableElement>(null)
  const watch = useFollowFocus(grid, selection.cell)
  const rows = Array.from({ length: (end - first) / step }, (_, at) => first + at * step)
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's pattern for cells that are chosen
      role="grid"
      aria-label={days.length > 1 ? 'Week' : 'Day'}
      aria-multiselectable="true"
      className={`calendar-grid ${days.length > 1 ? 'calendar-week' : ''}`}
      onKeyDown={selection.onKeyDown}
      {...watch}
    >
      <thead>
        <tr>
          <th scope="col" className="calendar-head calendar-clocks">
            <span className="sr-only">Time</span>
          </th>
          {days.map(({ day }) => (
            <Head key={day} day={day} isToday={day === today} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((minute) => (
          <tr key={minute} className={minute % 60 === 0 ? 'calendar-hour' : ''}>
            <th scope="row" className="calendar-clock">
              <span className={minute % 60 === 0 ? '' : 'sr-only'}>{clockText(minute)}</span>
            </th>
            {days.map((day) => (
              <GridCell key={day.day} {...{ day, minute, first, end, selection, onOpen }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Head = ({ day, isToday }: { day: string; isToday: boolean }) => (
  <th scope="col" className={`calendar-head ${isToday ? 'calendar-head-today' : ''}`}>
    <span aria-hidden="true" className="block">
      {weekdayName(day).slice(0, 3)}
    </span>
    <span aria-hidden="true" className="block">
      {Number(day.slice(8))}
    </span>
    <span className="sr-only">
      {weekdayName(day)} {dateText(day)}
      {isToday && ', today'}
    </span>
  </th>
)

type GridCellProps = Pick<CalendarGridProps, 'first' | 'end'> & {
  day: GridDay
  minute: number
  selection: CalendarGridProps['selection']
  onOpen: (cell: Cell) => void
}

function GridCell({ day: of, minute, first, end, selection, onOpen }: GridCellProps) {
  const { day, open, blocks, busy, isAway } = of
  const { cell, part } = selection
  const at = { day, minute }
  const isActive = cell.day === day && cell.minute === minute
  const isChosen = part.day === day && part.from <= minute && minute < part.to
  const isMany = part.to - part.from > step
  const isOpen = open.some(({ from, to }) => from < minute + step && minute < to)
  const state = isAway ? 'away' : isOpen ? 'open' : 'closed'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it has the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of that pattern takes the focus
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-cell={`${day} ${minute}`}
      aria-selected={isChosen}
      aria-label={`${weekdayName(day)} ${dateText(day)}, ${partText(of, { from: minute, to: minute + step })}`}
      className={`calendar-cell calendar-${state} ${isChosen && isMany ? 'calendar-chosen' : ''}`}
      onPointerDown={(event) => selection.onPointerDown(at, event)}
      onPointerEnter={() => selection.onPointerEnter(at)}
      onPointerUp={() => selection.onPointerUp(at)}
      onClick={() => {
        // What was drawn has opened already.
        if (isMany && isChosen) return
        selection.choose(at)
        onOpen(at)
      }}
    >
      {busy
        .map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, end) }))
        .filter(({ from, to }) => minute <= from && from < minute + step && from < to)
        .map((part) => (
          <BusyMark key={part.from} part={part} minute={minute} />
        ))}
      {blocks
        .filter(({ from }) => minute <= from && from < minute + step)
        .map((block) => (
          <BlockMark
            key={block.one._id}
            block={block}
            minute={minute}
            isBeside={busy.some(({ from, to }) => from < block.to && block.from < to)}
          />
        ))}
    </td>
  )
}

const styleOf = ({ from, to }: Busy, minute: number) =>
  ({ '--offset': (from - minute) / step, '--length': (to - from) / step }) as CSSProperties

/** As wide as the day, below what is agreed on in it. */
const BusyMark = ({ part, minute }: { part: Busy; minute: number }) => (
  <span
    aria-hidden="true"
    className="calendar-block calendar-block-busy"
    style={styleOf(part, minute)}
  >
    <span>Busy elsewhere</span>
  </span>
)

/** Drawn for the eye alone: the cell says it, and a press on the cell opens it. */
type BlockMarkProps = { block: Block; minute: number; isBeside: boolean }

function BlockMark({ block: { from, to, one }, minute, isBeside }: BlockMarkProps) {
  const looks: Partial<Record<typeof one.status, string>> = { confirmed: '', past: '-past' }
  const [hour, minutes] = clockText(from).split(':')
  return (
    <span
      aria-hidden="true"
      className={`calendar-block calendar-block${looks[one.status] ?? '-asked'} ${isBeside ? 'calendar-block-beside' : ''}`}
      style={styleOf({ from, to }, minute)}
    >
      {/* Where a column is too narrow for all of it, it breaks after the hour. */}
      {hour}:<wbr />
      {minutes}{' '}
      <span>
        <bdi>{one.partner.name}</bdi>
      </span>
    </span>
  )
}

/** The focus goes where the arrows lead, also where the cell that had it is gone with its week. */
function useFollowFocus(grid: RefObject<HTMLElement | null>, { day, minute }: Cell) {
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current) return
    grid.current?.querySelector<HTMLElement>(`[data-cell="${day} ${minute}"]`)?.focus()
  }, [grid, day, minute])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false
    },
  }
}
