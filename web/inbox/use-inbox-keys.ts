import { type RefObject, useEffect } from 'react'

type Inbox = {
  rows: RefObject<HTMLElement | null>
  search: RefObject<HTMLElement | null>
  /** Whether single keys act; arrows within the list and Esc always do. */
  shortcuts: boolean
  onHelp: () => void
}

/** Moves through the inbox by keyboard. Keys typed into a field are text. */
export function useInboxKeys({ rows, search, shortcuts, onHelp }: Inbox) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return
      const action = actionOf(event, shortcuts, rows.current)
      if (!action) return
      if (action === 'next' || action === 'previous') move(rows.current, action)
      else if (action === 'back') backToList(rows.current)
      else if (action === 'search') search.current?.querySelector('input')?.focus()
      else onHelp()
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [rows, search, shortcuts, onHelp])
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

type Action = 'next' | 'previous' | 'back' | 'search' | 'help'
const singleKeys: Record<string, Action> = { j: 'next', k: 'previous', '/': 'search', '?': 'help' }
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
function move(rows: HTMLElement | null, to: 'next' | 'previous') {
  const openers = openersIn(rows)
  const row = document.activeElement?.closest('li') ?? rows?.querySelector('[aria-current="true"]')
  const at = openers.findIndex((opener) => row?.contains(opener))
  const next = at < 0 ? 0 : at + (to === 'next' ? 1 : -1)
  openers[Math.min(Math.max(next, 0), openers.length - 1)]?.focus()
}

function backToList(rows: HTMLElement | null) {
  const open = rows?.querySelector<HTMLElement>('[aria-current="true"] [data-opener]')
  const target = open ?? openersIn(rows)[0]
  target?.focus()
}
