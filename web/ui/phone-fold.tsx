import type { ReactNode } from 'react'
import { useRoomy } from '../lib/breakpoints.ts'
import { Disclosure } from './disclosure.tsx'

type PhoneFoldProps = {
  /** All of it that a phone shows at once. */
  line: string
  className?: string
  startOpen?: boolean
  children: ReactNode
}

/** What stands open on a wide screen and is a line on a phone, opened by a tap. */
export function PhoneFold({ line, className = '', startOpen = false, children }: PhoneFoldProps) {
  if (useRoomy()) return <div className={className}>{children}</div>
  return (
    <Disclosure
      title={line}
      startOpen={startOpen}
      className={className}
      lineClassName="text-left text-small leading-snug font-medium"
    >
      {children}
    </Disclosure>
  )
}
