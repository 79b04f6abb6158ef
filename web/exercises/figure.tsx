import { type ReactNode, useId } from 'react'
import { Canvas } from './canvas.tsx'

/** A resting figure; what stands inside lights only its body. */
export function Figure({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <Canvas>
      <defs>
        <mask id={`${id}body`}>
          <g fill="#fff" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
            {body}
          </g>
        </mask>
        <filter id={`${id}soft`} x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      <g mask={`url(#${id}body)`}>
        <rect width="320" height="320" className="figure" />
        <g filter={`url(#${id}soft)`}>{children}</g>
      </g>
    </Canvas>
  )
}

const body = (
  <>
    <ellipse cx="160" cy="44" rx="22" ry="26" strokeWidth="0" />
    <path d="M160 64v22" strokeWidth="17" fill="none" />
    <path
      d="M130 92q30-11 60 0q8 34 1 66q0 20 3 38q-34 8-68 0q3-18 3-38q-7-32 1-66Z"
      strokeWidth="10"
    />
    <path d="M126 98c-14 28-16 58-24 92M194 98c14 28 16 58 24 92" strokeWidth="17" fill="none" />
    <path d="M101 198l-3 10M219 198l3 10" strokeWidth="16" fill="none" />
    <path d="M144 200c-2 34-3 56-4 92M176 200c2 34 3 56 4 92" strokeWidth="25" fill="none" />
    <path d="M139 296l-8 8M181 296l8 8" strokeWidth="18" fill="none" />
  </>
)
