import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLow } from '../lib/breakpoints.ts'
import { AtFoot } from './at-foot.tsx'
import { CallNow } from './call-now.tsx'
import { CheckIn } from './check-in.tsx'
import { HelpLine } from './help-line.tsx'
import { HelpPanel } from './help-panel.tsx'
import { OfflineLines } from './offline-lines.tsx'
import type { Therapist } from './seen-by.ts'
import type { RiskCheck } from './use-risk-check.ts'

type HelpBesideProps = {
  check: RiskCheck
  /** In a chat: whom the words go to. */
  to?: Therapist | undefined
  /** Where what stands beside it must stay in sight: on a low screen the note is a line until it is opened. */
  folds?: boolean
  /**
   * Where the line that leads to a note out of sight stands, once that is there; null where none is
   * needed. Without it, at the foot of the window.
   */
  foot?: Element | null
  className?: string
}

/** The place beside a text where help appears: said once, politely, and without taking the focus. */
export function HelpBeside({ check, to, folds = false, foot, className = '' }: HelpBesideProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useOpened()
  const isLow = useLow()
  const isUnreached = check.unreached && !check.shown
  const outOfSight = useOutOfSight(place, isUnreached || (check.shown && !isOpened), isLow)
  const isFolded = folds && isLow && !isOpened
  const { note } = check
  const close = () => {
    // The button that had the focus is about to go.
    if (document.activeElement?.closest('.help-line, .help-note'))
      place.current?.focus({ preventScroll: true })
    check.close()
  }
  const line = (apart: boolean, icon: ReactNode, onMore: () => void) =>
    note && (
      <HelpLine
        note={note}
        to={to?._id}
        apart={apart}
        icon={icon}
        onMore={onMore}
        onClose={close}
      />
    )
  const open = () => {
    setOpened(true)
    place.current?.focus({ preventScroll: true })
  }
  const goThere = () => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector<HTMLElement>('.help-note')?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} tabIndex={-1} className={`outline-none ${className}`}>
      <p role="status" className="sr-only">
        {check.shown && said[check.grade]}
        {check.soft && said.distress}
        {isUnreached && 'Without a connection nothing here is read.'}
        {check.unread && 'A note about the language is now beside what you write.'}
      </p>
      {isUnreached && (isFolded ? <CallNow>{nothingRead}</CallNow> : <OfflineLines />)}
      {isUnreached && outOfSight && (
        <AtFoot foot={foot}>
          <CallNow>{nothingRead}</CallNow>
        </AtFoot>
      )}
      {check.shown && outOfSight && (
        // Where the panel has no room beside the words, as on a phone, a line leads to it.
        <AtFoot foot={foot}>{line(true, outOfSight === 'above' ? up : down, goThere)}</AtFoot>
      )}
      {note &&
        (check.shown || check.unread) &&
        (isFolded ? line(false, unfold, open) : <HelpPanel note={note} to={to} onClose={close} />)}
      {note && check.soft && <CheckIn note={note} onClose={close} />}
    </div>
  )
}

const nothingRead = 'Nothing is read without a connection. In danger?'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const up = <ArrowUp {...icon} />
const down = <ArrowDown {...icon} />
const unfold = <ChevronDown {...icon} />

/** Opened by hand, until one goes on writing, which needs the room again. */
function useOpened() {
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    if (!isOpened) return
    const typed = () => setOpened(false)
    document.addEventListener('input', typed)
    return () => document.removeEventListener('input', typed)
  }, [isOpened])
  return [isOpened, setOpened] as const
}

/** Between the bars at the top and, on a phone, at the bottom, which lie over the page. */
const betweenBars = '-64px 0px -76px 0px'
/** Over a keyboard there is none at the bottom. */
const belowBar = '-64px 0px -8px 0px'
/** Pixels of the panel that show what it is and the way to call. */
const enough = 200
const everyStep = Array.from({ length: 21 }, (_, step) => step / 20)

/** Where the place is, while `on`, if too little of it can be seen to know what it is. */
function useOutOfSight(place: RefObject<Element | null>, on: boolean, isLow: boolean) {
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
      { rootMargin: isLow ? belowBar : betweenBars, threshold: everyStep },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, on, isLow])
  return out
}

/** A rise is said again, as the words change. */
const said = {
  none: '',
  distress: 'A question, whether help would be welcome, is now beside what you write.',
  possible: 'A note with help lines is now beside what you write.',
  imminent: 'A note with the emergency number is now beside what you write.',
}
