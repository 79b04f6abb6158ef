import type { ReactNode } from 'react'

export type MenuProps = {
  label: string
  trigger: ReactNode
  /** Where it opens, when there is room. */
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
  /** Each a `MenuItem`. */
  children: ReactNode
}

/** What stands on the button of a menu. */
export const MenuFace = ({ label, trigger }: Pick<MenuProps, 'label' | 'trigger'>) => (
  <>
    {trigger}
    <span className="sr-only">{label}</span>
  </>
)
