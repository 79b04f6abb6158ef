import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLineAbove } from '../lib/cursor.ts'
import { useKeyboardRoom } from '../lib/keyboard.ts'

type AtFootProps = {
  /** Where it stands; null while that is not there yet. Without it, above whatever is at the window's foot. */
  foot: Element | null | undefined
  children: ReactNode
}

/** What must be in sight while one writes, and cover none of it. */
export function AtFoot({ foot, children }: AtFootProps) {
  if (foot === undefined) return <Standing className="over-page">{children}</Standing>
  return foot && createPortal(<Standing>{children}</Standing>, foot)
}

function Standing({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useKeyboardRoom()
  useLineAbove(place)
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
