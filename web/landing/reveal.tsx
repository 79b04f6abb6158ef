import { type ReactNode, useEffect, useRef } from 'react'

/** spec §9: scrolls in over 1500 ms once a tenth of it is visible. Without script or motion it just stands there. */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!element || still || element.getBoundingClientRect().top < window.innerHeight) return
    element.style.opacity = '0'
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        element.style.opacity = ''
        element.animate(
          [
            { opacity: 0, translate: '0 36px' },
            { opacity: 1, translate: '0 0' },
          ],
          { duration: 1_500, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
        )
      },
      { threshold: 0.1 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={ref}>{children}</div>
}
