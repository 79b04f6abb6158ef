import { type ReactNode, useEffect, useRef } from 'react'
import './reveal.css'

/**
 * spec §9: scrolls in over 1500 ms once a tenth of it is visible. It is hidden only once the
 * person scrolls, so that it stands there without script, in print and in a picture of the page.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        delete element.dataset.waiting
        scrollIn(element)
      },
      { threshold: 0.1 },
    )
    const wait = () => {
      if (element.getBoundingClientRect().top < window.innerHeight) return
      element.dataset.waiting = ''
      observer.observe(element)
    }
    window.addEventListener('scroll', wait, { once: true, passive: true })
    return () => {
      window.removeEventListener('scroll', wait)
      observer.disconnect()
    }
  }, [])
  return <div ref={ref}>{children}</div>
}

const scrollIn = (element: HTMLElement) =>
  element.animate(
    [
      { opacity: 0, translate: '0 36px' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: 1_500, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
