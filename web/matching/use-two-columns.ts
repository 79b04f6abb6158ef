import { useLayoutEffect, useRef } from 'react'

const gap = 22

/**
 * Says as `--place` where each item of a grid with rows of one pixel goes, in the shorter of two
 * columns; the styles use it only where there are two, so no window is ever wider than its page.
 * The document keeps its order, so the best match is read and reached first whatever stands open
 * beside it.
 */
export function useTwoColumns<T extends HTMLElement>(isWide: boolean) {
  const list = useRef<T>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isWide) return
    const items = [...element.children].filter((item) => item instanceof HTMLElement)
    const place = () => inColumns(items)
    const observer = new ResizeObserver(place)
    for (const item of items) if (item.firstElementChild) observer.observe(item.firstElementChild)
    place()
    return () => observer.disconnect()
  })
  return list
}

function inColumns(items: HTMLElement[]) {
  const heights = items.map((item) => item.firstElementChild?.getBoundingClientRect().height ?? 0)
  let [left, right] = [0, 0]
  for (const [at, item] of items.entries()) {
    const span = Math.ceil(heights[at] ?? 0) + gap
    const isLeft = left <= right
    const area = `${(isLeft ? left : right) + 1} / ${isLeft ? 1 : 2} / span ${span} / auto`
    item.style.setProperty('--place', area)
    if (isLeft) left += span
    else right += span
  }
}
