import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CheckIn } from './check-in.tsx'
import { HelpPanel } from './help-panel.tsx'
import { OfflineLines } from './offline-lines.tsx'
import type { Therapist } from './seen-by.ts'
import type { RiskCheck } from './use-risk-check.ts'

type HelpBesideProps = {
  check: RiskCheck
  /** In a chat: whom the words go to. */
  to?: Therapist | undefined
  className?: string
}

/** The place beside a text where help appears: said once, politely, and without taking the focus. */
export function HelpBeside({ check, to, className = '' }: HelpBesideProps) {
  const place = useRef<HTMLDivElement>(null)
  const outOfSight = useOutOfSight(place, check.shown)
  const Arrow = outOfSight === 'above' ? ArrowUp : ArrowDown
  const close = () => {
    // The button that had the focus is about to go.
    if (place.current?.contains(document.activeElement)) place.current.focus()
    check.close()
  }
  return (
    <div ref={place} tabIndex={-1} className={`outline-none ${className}`}>
      <p role="status" className="sr-only">
        {check.shown && said[check.grade]}
        {check.soft && said.distress}
        {check.unreached && !check.shown && 'Without a connection nothing here is read.'}
        {check.unread && 'A note about the language is now beside what you write.'}
      </p>
      {check.unreached && !check.shown && <OfflineLines />}
      {check.shown && outOfSight && check.note && (
        // Where the panel has no room beside the words, as on a phone, a line leads to it.
        <button
          type="button"
          className="btn btn-soft btn-small fixed inset-x-4 top-[calc(var(--bar)+8px)] z-20 shadow-(--soft-shadow)"
          onClick={() => {
            place.current?.scrollIntoView({ block: 'center' })
            place.current?.focus({ preventScroll: true })
          }}
        >
          <span lang={check.note.language} dir="auto">
            {check.note.heading}
          </span>
          <Arrow size={18} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      {check.note && (check.shown || check.unread) && (
        <HelpPanel note={check.note} to={to} onClose={close} />
      )}
      {check.note && check.soft && <CheckIn note={check.note} onClose={close} />}
    </div>
  )
}

/** Between the bars at the top and, on a phone, at the bottom, which lie over the page. */
const betweenBars = '-64px 0px -76px 0px'
/** Pixels of the panel that show what it is and the way to call. */
const enough = 200
const everyStep = Array.from({ length: 21 }, (_, step) => step / 20)

/** Where the place is, while `on`, if too little of it can be seen to know what it is. */
function useOutOfSight(place: React.RefObject<Element | null>, on: boolean) {
  const [out, setOut] = useState<'above' | 'below' | null>(null)
  useEffect(() => {
    if (!on || !place.current) return
    const observer = new IntersectionObserver(
      (changes) => {
        const latest = changes.at(-1)
        if (!latest) return
        const wanted = Math.min(enough, latest.boundingClientRect.height)
        const isOut = !latest.isIntersecting || latest.intersectionRect.height < wanted - 1
        const isAbove = latest.boundingClientRect.top < (latest.rootBounds?.top ?? 0)
        setOut(isOut ? (isAbove ? 'above' : 'below') : null)
      },
      { rootMargin: betweenBars, threshold: everyStep },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, on])
  return out
}

/** A rise is said again, as the words change. */
const said = {
  none: '',
  distress: 'A question, whether help would be welcome, is now beside what you write.',
  possible: 'A note with help lines is now beside what you write.',
  imminent: 'A note with the emergency number is now beside what you write.',
}
