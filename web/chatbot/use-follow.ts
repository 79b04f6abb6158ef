import { type RefObject, useEffect, useRef } from 'react'

/** This close to the end counts as being there, px. */
const near = 60

/** Keeps the end in sight as the conversation grows, unless its reader scrolled up. Help comes into sight from its start. */
export function useFollow(scroll: RefObject<HTMLElement | null>) {
  const atEnd = useRef(true)
  useEffect(() => {
    const box = scroll.current
    const content = box?.firstElementChild
    if (!box || !content) return
    let height = box.scrollHeight
    const remember = () => {
      // Told late, of a scroll before something was added: nobody scrolled up.
      if (box.scrollHeight !== height) return
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < near
    }
    const follow = () => {
      height = box.scrollHeight
      if (!atEnd.current) return
      const help = content.querySelector<HTMLElement>('section')
      const end = box.scrollHeight - box.clientHeight
      box.scrollTop = help ? Math.min(end, help.offsetTop - content.clientTop - near) : end
    }
    const observer = new ResizeObserver(follow)
    observer.observe(content)
    // A keyboard that opens makes it lower.
    observer.observe(box)
    box.addEventListener('scroll', remember)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', remember)
    }
  }, [scroll])
}
