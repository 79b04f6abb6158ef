import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react'

type MenuProps = {
  label: string
  trigger: ReactNode
  /** Where it opens, when there is room. */
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** Each a `MenuItem`. */
  children: ReactNode
}

/** A button that opens a menu: arrows, Home, End and letters move, Esc and Tab close. */
export function Menu({ label, trigger, side = 'bottom', align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dropdown.Root open={open} onOpenChange={setOpen} modal={false}>
      <Dropdown.Trigger className="icon-btn">
        {trigger}
        <span className="sr-only">{label}</span>
      </Dropdown.Trigger>
      {/* Not in a portal: at the end of the page it would lie behind a modal dialog. */}
      <Dropdown.Content
        className="menu"
        side={side}
        align={align}
        sideOffset={8}
        collisionPadding={8}
        loop
        onKeyDownCapture={closeOnTab}
        onCloseAutoFocus={keepFocus}
      >
        {children}
      </Dropdown.Content>
    </Dropdown.Root>
  )

  /** Radix holds Tab inside the menu; here it closes and goes on, as on the rest of the page. */
  function closeOnTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    setOpen(false)
  }
}

/** Around each link or button of a menu; a click on it closes the menu. */
export const MenuItem = ({ children }: { children: ReactElement }) => (
  <Dropdown.Item asChild>{children}</Dropdown.Item>
)

/** Back to the button, unless what was chosen has put the focus elsewhere. */
function keepFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}
