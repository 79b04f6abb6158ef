import { type RefObject, useEffect } from 'react'

/** Of what moves the cursor. */
const events = ['input', 'keyup'] as const
/** px between the line one writes in and what stands below it. */
const gap = 12

/**
 * Keeps the line with the cursor above what `place` holds, which may stand over the page. Browsers
 * bring that line into the window alone.
 */
export function useLineAbove(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const clear = () => place.current && bringAbove(place.current)
    clear()
    for (const event of events) document.addEventListener(event, clear)
    window.addEventListener('resize', clear)
    return () => {
      for (const event of events) document.removeEventListener(event, clear)
      window.removeEventListener('resize', clear)
    }
  }, [place])
}

function bringAbove(place: HTMLElement): void {
  const box = document.activeElement
  if (!(box instanceof HTMLTextAreaElement) || isAfter(box, place)) return
  const { top } = place.getBoundingClientRect()
  if (box.getBoundingClientRect().bottom <= top) return
  const hidden = cursorBottom(box) + gap - top
  const scroller = box.closest('dialog') ?? document.scrollingElement
  if (hidden > 0) scroller?.scrollBy({ top: hidden, behavior: 'instant' })
}

/** As the box of a conversation, above which help stands. */
const isAfter = (box: Element, place: Element) =>
  Boolean(place.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)

/** What decides where the lines of a box break and how high they are. */
const ofLines = [
  'font',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'tab-size',
  'text-indent',
  'padding',
  'border-width',
  'box-sizing',
  'direction',
] as const

const unseen = {
  position: 'fixed',
  inset: '0 auto auto 0',
  visibility: 'hidden',
  borderStyle: 'solid',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
} as const

/**
 * The lower edge of the line with the cursor, in pixels from the window's top. A browser tells it of
 * no text box: it is measured on a copy that nobody sees.
 */
function cursorBottom(box: HTMLTextAreaElement): number {
  const copy = document.createElement('div')
  const styles = getComputedStyle(box)
  for (const name of ofLines) copy.style.setProperty(name, styles.getPropertyValue(name))
  Object.assign(copy.style, unseen, { width: `${box.offsetWidth}px` })
  copy.textContent = box.value.slice(0, box.selectionEnd)
  const mark = document.createElement('span')
  // Without a letter it would have no line of its own after a line break.
  mark.textContent = '\u200b'
  copy.append(mark)
  document.body.append(copy)
  const fromTop = mark.getBoundingClientRect().bottom - copy.getBoundingClientRect().top
  copy.remove()
  return box.getBoundingClientRect().top - box.scrollTop + fromTop
}
