import { type RefObject, useEffect, useRef } from 'react'
import { undoLast } from '../ui/offer-undo.tsx'

type Inbox = {
  rows: RefObject<HTMLElement | null>
  search: RefObject<HTMLElement | null>
  /** Whether single keys act; arrows within the list and Esc always do. */
  shortcuts: boolean
  onHelp: () => void
  /** Of the patient in focus, else of the one who is open. */
  onDone: (patient: string) => void
  onSnooze: (patient: string) => void
  onReply: (patient: string) => void
}

/** Moves through the inbox by keyboard. Keys typed into a field are text. */
export function useInboxKeys(inbox: Inbox) {
  // Read when a key is pressed: what a key does changes with every news of the list.
  const latest = useRef(inbox)
  useEffect(() => {
    latest.current = inbox
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      const { shortcuts, rows } = latest.current
      const action = actionOf(event, shortcuts, rows.current)
      if (!action) return
      act(action, latest.current)
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function act(action: Action, { rows, search, onHelp, onDone, onSnooze, onReply }: Inbox) {
  if (action === 'next' || action === 'previous') return move(rows.current, action)
  if (action === 'back') return backToList(rows.current)
  if (action === 'search') return search.current?.querySelector('input')?.focus()
  if (action === 'help') return onHelp()
  if (action === 'undo') return undoLast()
  const row = currentRow(rows.current)
  const patient = row?.dataset.patient
  if (!patient) return
  // The row is about to leave its place: the focus stays where the work goes on.
  if (action === 'done' && row.contains(document.activeElement)) moveOn(rows.current)
  const doing = { done: onDone, snooze: onSnooze, reply: onReply }
  doing[action](patient)
}

/** Meant for the browser, a dialog, a menu or an input method. */
const isElsewhere = ({
  defaultPrevented,
  metaKey,
  ctrlKey,
  altKey,
  isComposing,
  target,
}: KeyboardEvent) =>
  defaultPrevented ||
  metaKey ||
  ctrlKey ||
  altKey ||
  isComposing ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('[role="menu"]') !== null)

type Action = Move | 'back' | 'search' | 'help' | 'undo' | 'done' | 'snooze' | 'reply'
type Move = 'next' | 'previous'
const singleKeys: Record<string, Action> = {
  j: 'next',
  k: 'previous',
  r: 'reply',
  d: 'done',
  s: 'snooze',
  u: 'undo',
  '/': 'search',
  '?': 'help',
}
const arrows: Record<string, Action> = { ArrowDown: 'next', ArrowUp: 'previous' }

function actionOf(
  { key, target }: KeyboardEvent,
  shortcuts: boolean,
  rows: HTMLElement | null,
): Action | undefined {
  const typing = target instanceof HTMLElement && takesText(target)
  // A search that holds words is emptied by Esc first, as everywhere.
  if (key === 'Escape') return isFilledSearch(target) ? undefined : 'back'
  if (typing) return undefined
  if (target instanceof Node && rows?.contains(target) && arrows[key]) return arrows[key]
  return shortcuts ? singleKeys[key] : undefined
}

const takesText = (element: HTMLElement) =>
  element.isContentEditable || element.matches('input, textarea, select')

const isFilledSearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''

const openersIn = (rows: HTMLElement | null) => [
  ...(rows?.querySelectorAll<HTMLElement>('[data-opener]') ?? []),
]

/** From the row that has the focus, else from the one that is open, else to the first. */
function move(rows: HTMLElement | null, to: Move) {
  const openers = openersIn(rows)
  const row = currentRow(rows)
  const at = openers.findIndex((opener) => row?.contains(opener))
  const next = at < 0 ? 0 : at + (to === 'next' ? 1 : -1)
  openers[Math.min(Math.max(next, 0), openers.length - 1)]?.focus()
}

/** The row that has the focus, else the one that is open. */
const currentRow = (rows: HTMLElement | null) =>
  document.activeElement?.closest<HTMLElement>('li[data-patient]') ??
  rows?.querySelector<HTMLElement>('[aria-current="true"]')

/** To the next row, from the last one to the one before it. */
function moveOn(rows: HTMLElement | null) {
  const last = openersIn(rows).at(-1)
  move(rows, last && currentRow(rows)?.contains(last) ? 'previous' : 'next')
}

function backToList(rows: HTMLElement | null) {
  const open = rows?.querySelector<HTMLElement>('[aria-current="true"] [data-opener]')
  const target = open ?? openersIn(rows)[0]
  target?.focus()
}
