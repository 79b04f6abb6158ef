import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  startTransition,
  useRef,
  useState,
} from 'react'
import { toast } from 'react-hot-toast'
import { NetworkError, sentence } from '../lib/failures.ts'
import { MenuFace, type MenuProps } from './menu-face.tsx'

/** A tenth of the home page's script, and seldom wanted: it comes with the first sign of a hand. */
const loadList = () => import('./menu-list.tsx')
type Load = typeof loadList
type List = Awaited<ReturnType<Load>>
let known: List | null = null

/** A button that opens a menu: arrows, Home, End and letters move, Esc and Tab close. */
export function Menu({ load = loadList, ...menu }: MenuProps & { load?: Load }) {
  const [opened, setOpened] = useState<{ byKey: boolean } | null>(null)
  const isComing = useRef(false)
  if (opened && known) return <known.MenuList {...menu} {...opened} />
  const prepare = () => void load().catch(() => {})
  return (
    <button
      type="button"
      className="icon-btn"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerDown={openByHand}
      onKeyDown={openByKey}
      onClick={() => open()}
    >
      <MenuFace label={menu.label} trigger={menu.trigger} />
    </button>
  )

  function open(byKey = false) {
    if (isComing.current) return
    isComing.current = true
    load().then(
      (list) => {
        known = list
        // Finding the room for it takes a phone a moment, in which the button already looks pressed.
        startTransition(() => setOpened({ byKey }))
      },
      () => {
        isComing.current = false
        toast.error(sentence(new NetworkError()), { id: 'menu' })
      },
    )
  }

  function openByHand(event: PointerEvent) {
    if (event.button !== 0 || event.ctrlKey) return
    // Else the press would take the focus from the menu that it opens.
    event.preventDefault()
    open()
  }

  function openByKey(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    open(true)
  }
}

/** Around each link or button of a menu; a click on it closes the menu. */
export const MenuItem = ({ children }: { children: ReactElement }) =>
  known && <known.MenuListItem>{children}</known.MenuListItem>
