type WaveProps = {
  width?: number
  height?: number
  cycles?: number
  amplitude?: number
  className?: string
  /** The soft area between the two lines. */
  filled?: boolean
  thickness?: number
}

/** Two lines that fall into step: out of phase on the left, one line on the right. */
export function Wave({
  width = 260,
  height = 150,
  cycles = 2,
  amplitude = 0.27,
  className,
  filled = true,
  thickness = 2.4,
}: WaveProps) {
  const clay = points({ width, height, cycles, amplitude: amplitude * 0.62, phase: 1.9 })
  const pine = points({ width, height, cycles, amplitude: amplitude * 0.8, phase: 0 })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className={className}
    >
      {filled && <path d={between(clay, pine)} fill="var(--pine)" opacity="0.08" />}
      <path d={line(clay)} stroke="var(--clay)" {...stroke(thickness)} />
      <path d={line(pine)} stroke="var(--pine)" {...stroke(thickness)} />
    </svg>
  )
}

const stroke = (width: number) => ({
  strokeWidth: width,
  strokeLinecap: 'round' as const,
  vectorEffect: 'non-scaling-stroke',
})

type Curve = { width: number; height: number; cycles: number; amplitude: number; phase: number }
type Point = readonly [x: number, y: number]

/** y = a·sin(t·c·2π + φ·(1−min(1, 1.15t))^1.6); both amplitudes grow to the same one on the right. */
export function points({ width, height, cycles, amplitude, phase }: Curve): Point[] {
  const steps = Math.max(60, Math.round(cycles * 40))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const apart = 1 - Math.min(1, 1.15 * t)
    const reach = amplitude + (0.3 - amplitude) * (1 - apart)
    const y = Math.sin(t * cycles * 2 * Math.PI + phase * apart ** 1.6) * reach
    return [t * width, height / 2 + y * height] as const
  })
}

const line = (curve: Point[]) => `M${curve.map(at).join('L')}`
const between = (one: Point[], other: Point[]) =>
  `${line(one)}L${other.toReversed().map(at).join('L')}Z`
const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
