import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type MenuProps = {
  label: string
  trigger: ReactNode
  className?: string
  /** Items carry `{...menuItem}`; a click on one closes the menu. */
  children: ReactNode
}

/** Spread on each link or button of a menu. */
export const menuItem = { role: 'menuitem', tabIndex: -1 } as const

/** A menu button: arrows, Home, End and letters move, Esc and Tab close. */
export function Menu({ label, trigger, className = '', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useCloseOutside(root, open, () => setOpen(false))
  useEffect(() => {
    if (open) itemsOf(root.current)[0]?.focus()
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    if (event.key === 'Tab') return setOpen(false)
    if (event.key === 'Escape') {
      setOpen(false)
      button.current?.focus()
    } else if (!move(event.key, itemsOf(root.current))) return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the menu inside
    <div ref={root} className="relative flex" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        className={`icon-btn ${className}`}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (open || event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an item is a click
        <div role="menu" aria-label={label} className="menu" tabIndex={-1} onClick={close}>
          {children}
        </div>
      )}
    </div>
  )

  function close({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest('[role="menuitem"]')) setOpen(false)
  }
}

const itemsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/** Moves the focus and says whether the key was one of the menu's. */
function move(key: string, items: HTMLElement[]): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[key]
  const letter = key.length === 1 && key !== ' ' ? key.toLocaleLowerCase() : null
  const starts = (item: HTMLElement) => item.textContent?.toLocaleLowerCase().startsWith(letter!)
  const found =
    to === undefined && letter
      ? [...items.slice(at + 1), ...items.slice(0, at + 1)].find(starts)
      : items[to ?? -1]
  found?.focus()
  return found !== undefined
}

function useCloseOutside(
  root: React.RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
) {
  useEffect(() => {
    if (!open) return
    const onPointer = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open, close, root])
}
