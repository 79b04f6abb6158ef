import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { addDays } from '../appointments/wall-time.ts'

export type Cell = { day: string; minute: number }
/** Some half hours of one day. */
export type Part = { day: string; from: number; to: number }

/** Minutes of a cell. */
export const step = 30

type Grid = {
  days: readonly string[]
  /** The first minute that is shown, and the end of the last. */
  first: number
  end: number
  onOpen: (part: Part) => void
  /** A day that is not shown is wanted. */
  onShow: (day: string) => void
}

/** One cell has the focus; Shift and the arrows, or a pointer that is drawn, choose more of its day. */
export function useGridSelection(grid: Grid, start: Cell) {
  const [active, setActive] = useState(start)
  const [anchor, setAnchor] = useState<number | null>(null)
  const drawing = useRef(false)
  const isShown = grid.days.includes(active.day)
  const cell: Cell = {
    day: isShown ? active.day : (grid.days[0] ?? active.day),
    minute: Math.min(Math.max(active.minute, grid.first), grid.end - step),
  }
  const part = partOf(cell, anchor)

  function move(to: Cell, extends_: boolean) {
    setAnchor(extends_ ? (anchor ?? cell.minute) : null)
    setActive(to)
    if (!grid.days.includes(to.day)) grid.onShow(to.day)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && anchor !== null) setAnchor(null)
    else if (event.key === 'Enter' || event.key === ' ') grid.onOpen(part)
    else {
      const to = target(event.key, cell, grid)
      if (!to) return
      move(to, event.shiftKey && to.day === cell.day)
    }
    event.preventDefault()
  }

  const onPointerDown = (at: Cell, { pointerType, button }: PointerEvent) => {
    if (pointerType !== 'mouse' || button !== 0) return
    drawing.current = true
    setActive(at)
    setAnchor(at.minute)
    const finish = () => {
      drawing.current = false
      window.removeEventListener('pointerup', finish)
    }
    window.addEventListener('pointerup', finish)
  }
  const onPointerEnter = (at: Cell) => {
    if (drawing.current && at.day === cell.day) setActive(at)
  }
  const onPointerUp = (at: Cell) => {
    if (drawing.current && anchor !== null && at.minute !== anchor && at.day === cell.day)
      grid.onOpen(partOf(at, anchor))
  }
  const choose = (at: Cell) => {
    setActive(at)
    setAnchor(null)
  }
  const clear = () => setAnchor(null)
  return { cell, part, onKeyDown, onPointerDown, onPointerEnter, onPointerUp, choose, clear }
}

function partOf({ day, minute }: Cell, anchor: number | null): Part {
  const from = Math.min(minute, anchor ?? minute)
  return { day, from, to: Math.max(minute, anchor ?? minute) + step }
}

/** Where a key leads; null where it is none of the grid's. */
function target(key: string, { day, minute }: Cell, { days, first, end }: Grid): Cell | null {
  const within = (to: number) => Math.min(Math.max(to, first), end - step)
  const moves: Record<string, Cell> = {
    ArrowUp: { day, minute: within(minute - step) },
    ArrowDown: { day, minute: within(minute + step) },
    ArrowLeft: { day: addDays(day, -1), minute },
    ArrowRight: { day: addDays(day, 1), minute },
    Home: { day: days[0] ?? day, minute },
    End: { day: days.at(-1) ?? day, minute },
    PageUp: { day: addDays(day, -7), minute },
    PageDown: { day: addDays(day, 7), minute },
  }
  return Object.hasOwn(moves, key) ? (moves[key] ?? null) : null
}
