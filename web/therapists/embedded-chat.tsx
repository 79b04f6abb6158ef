import './therapists.css'
import type { Partner } from '@attune/contract/messages.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Chat } from '../messages/chat.tsx'

type EmbeddedChatProps = {
  partner: Partner
  /** The same conversation is open in front of the page. */
  elsewhere: boolean
}

/**
 * The conversation below the profile. It is there only while it is in sight: what stands further
 * down than anyone looks must not count as read.
 */
export function EmbeddedChat({ partner, elsewhere }: EmbeddedChatProps) {
  const place = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(false)
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top
    setInSight(top !== undefined && top < window.innerHeight)
  }, [])
  useEffect(() => {
    const box = place.current
    if (!box) return
    const observer = new IntersectionObserver((changes) => {
      // What is being typed in keeps the focus, and the keyboard of a phone may push it out of sight.
      const isUsed = box.contains(document.activeElement)
      setInSight(isUsed || (changes.at(-1)?.isIntersecting ?? false))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="therapist-talk card">
      {inSight && !elsewhere && <Chat partner={partner} />}
    </div>
  )
}
