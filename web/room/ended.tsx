import { type ReactNode, useEffect, useRef } from 'react'

type EndedProps = { title: string; text: string; action: ReactNode }

/** What has become of being in the room, and a way on. */
export function Ended({ title, text, action }: EndedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="card mt-7 grid justify-items-center gap-3 py-12 text-center">
      <h2 ref={heading} tabIndex={-1} className="display text-heading">
        {title}
      </h2>
      <p className="max-w-[46ch] text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2.5">{action}</div>
    </div>
  )
}
