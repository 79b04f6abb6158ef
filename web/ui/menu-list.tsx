import * as Dropdown from '@radix-ui/react-dropdown-menu'
import {
  type KeyboardEvent,
  type ReactElement,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { MenuFace, type MenuProps } from './menu-face.tsx'

type MenuListProps = MenuProps & {
  /** That a key asked for it: Radix, which came after the key, would not go to the first item. */
  byKey: boolean
}

/** What stands in the place of `Menu` once it was asked for: Radix's, which finds the room for it. */
export function MenuList({ byKey, ...menu }: MenuListProps) {
  const { label, trigger, side = 'bottom', align = 'end', children } = menu
  const [open, setOpen] = useState(true)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKey) content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [byKey])
  return (
    <Dropdown.Root open={open} onOpenChange={change} modal={false}>
      <Dropdown.Trigger className="icon-btn">
        <MenuFace label={label} trigger={trigger} />
      </Dropdown.Trigger>
      {/* Not in a portal: at the end of the page it would lie behind a modal dialog. */}
      <Dropdown.Content
        ref={content}
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

  /** Closed at once; opened in slices, as it was the first time. */
  function change(next: boolean) {
    if (next) startTransition(() => setOpen(true))
    else setOpen(false)
  }

  /** Radix holds Tab inside the menu; here it closes and goes on, as on the rest of the page. */
  function closeOnTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    setOpen(false)
  }
}

export const MenuListItem = ({ children }: { children: ReactElement }) => (
  <Dropdown.Item asChild>{children}</Dropdown.Item>
)

/** Back to the button, unless what was chosen has put the focus elsewhere. */
function keepFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}
