import type { ReactNode } from 'react'

/** Two lines, more and more in step: the three steps of How It Works. */
export const InStep = ({ apart }: { apart: number }) => (
  <Drawing>
    <path d={wave(apart, 18 + 6 * (1 - apart / 2.6))} stroke="var(--clay)" {...thick} />
    <path d={wave(0, 24)} stroke="var(--pine)" {...thick} />
  </Drawing>
)

/** A match, as the sum it is. */
export const Sum = () => (
  <Drawing>
    {parts.map(([x, width, colour]) => (
      <rect key={x} x={x} y="36" width={width} height="18" rx="3" fill={colour} />
    ))}
    <path d="M8 68h214" stroke="var(--line)" {...thick} />
  </Drawing>
)

/** A line that goes on only where it is let through. */
export const Gate = () => (
  <Drawing>
    <path d={wave(0, 20)} stroke="var(--pine)" {...thick} />
    <path d="M150 12v26M150 60v26" stroke="var(--clay)" {...thick} />
    <circle cx="150" cy="49" r="6" fill="var(--clay)" />
  </Drawing>
)

/** A zero in the middle of the line: no fee, no advertisement. */
export const Nought = () => (
  <Drawing>
    <path d="M8 49h62M158 49h74" stroke="var(--pine)" {...thick} />
    <ellipse cx="114" cy="49" rx="25" ry="33" stroke="var(--clay)" {...thick} />
  </Drawing>
)

export const Talk = () => (
  <Drawing>
    <rect x="8" y="10" width="128" height="38" rx="19" fill="var(--sunk)" />
    <path d={squiggle(30, 29, 5)} stroke="var(--clay)" {...thick} />
    <rect x="104" y="52" width="128" height="38" rx="19" fill="var(--pine-soft)" />
    <path d={squiggle(126, 71, 5)} stroke="var(--pine)" {...thick} />
  </Drawing>
)

export const Page = () => (
  <Drawing>
    <path d={squiggle(10, 22, 11)} stroke="var(--pine)" {...thick} />
    <path d={squiggle(10, 50, 13)} stroke="var(--pine)" {...thick} />
    <path d={squiggle(10, 78, 6)} stroke="var(--pine)" {...thick} />
    <path d="M128 64v28" stroke="var(--clay)" {...thick} />
  </Drawing>
)

/** A line that sinks and one that comes to meet it: help right now. */
export const Met = () => (
  <Drawing>
    <path d="M8 22c60 0 74 52 124 52" stroke="var(--clay)" {...thick} />
    <path d="M8 86c60 0 74-12 124-12s70-42 100-42" stroke="var(--pine)" {...thick} />
    <circle cx="132" cy="74" r="6" fill="var(--pine)" />
  </Drawing>
)

/** Many lines that become one: anyone may come. */
export const Anyone = () => (
  <svg
    viewBox="0 0 1100 200"
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
    className="h-[110px] w-full wide:h-[190px]"
  >
    {beginnings.map((start, at) => (
      <path
        key={start}
        d={joining(start)}
        stroke={at % 2 ? 'var(--clay)' : 'var(--pine)'}
        strokeWidth="2.2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        opacity={0.35 + at * 0.1}
      />
    ))}
  </svg>
)

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="6 0 234 98"
    fill="none"
    aria-hidden="true"
    className="mb-5 h-[84px] w-auto max-w-full"
  >
    {children}
  </svg>
)

const thick = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const parts = [
  [8, 78, 'var(--f1)'],
  [88, 42, 'var(--f2)'],
  [132, 32, 'var(--f3)'],
  [166, 22, 'var(--f4)'],
  [190, 14, 'var(--f5)'],
] as const

const curve = (steps: number, at: (t: number) => readonly [number, number]) =>
  `M${Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`

const wave = (phase: number, height: number) =>
  curve(70, (t) => [8 + t * 224, 49 + height * Math.sin(t * 3.4 * Math.PI + phase)])

/** A zigzag that looks like handwriting. */
const squiggle = (x: number, y: number, turns: number) =>
  curve(turns * 10, (t) => [x + t * turns * 17, y + 5 * Math.sin(t * turns * 2 * Math.PI)])

const beginnings = [0.9, -0.8, 0.55, -0.45, 0.25, -0.12]

const joining = (start: number) =>
  curve(110, (t) => {
    const apart = (1 - Math.min(1, t * 1.18)) ** 1.5
    return [
      t * 1100,
      100 + start * 88 * apart + 40 * Math.sin(t * 5.2 * Math.PI + start * 5 * apart),
    ]
  })
