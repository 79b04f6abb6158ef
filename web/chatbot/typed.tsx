import { useEffect, useEffectEvent, useMemo, useState } from 'react'

/** spec §9: ms per character */
const typingSpeed = 20

type TypedProps = { text: string; typing: boolean; onDone: () => void }

/** Types itself out for the eyes; a screen reader gets the whole at once and once. */
export function Typed({ text, typing, onDone }: TypedProps) {
  const letters = useMemo(() => [...text], [text])
  const count = useCount(letters.length, typing, onDone)
  return (
    <>
      {typing && <span aria-hidden>{letters.slice(0, count).join('')}</span>}
      <span className={typing ? 'sr-only' : ''}>{text}</span>
    </>
  )
}

/** Counted by the clock, so that a page in the background does not fall behind. */
function useCount(total: number, typing: boolean, onDone: () => void) {
  const [count, setCount] = useState(0)
  const step = useEffectEvent((now: number) => {
    setCount(now)
    if (now >= total) onDone()
  })
  useEffect(() => {
    if (!typing) return
    const start = performance.now()
    const timer = setInterval(
      () => step(Math.floor((performance.now() - start) / typingSpeed)),
      typingSpeed,
    )
    return () => clearInterval(timer)
  }, [typing])
  return count
}
