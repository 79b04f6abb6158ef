type SpinnerProps = { size?: 'inline' | 'normal' | 'large'; label?: string }

const width = { inline: 22, normal: 48, large: 112 }

/** The mark, drawing itself. With a `label` it says so to a reader. */
export function Spinner({ size = 'normal', label }: SpinnerProps) {
  const colour = size === 'inline' ? 'currentColor' : undefined
  return (
    <span {...(label && { role: 'status' })} className="inline-grid justify-items-center gap-4">
      <svg
        width={width[size]}
        height={(width[size] * 22) / 30}
        viewBox="0 0 30 22"
        fill="none"
        strokeWidth={size === 'large' ? 2 : 2.6}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path {...clay} className="wave-in" stroke={colour ?? 'var(--clay)'} pathLength={1} />
        <path {...pine} className="wave-in" stroke={colour ?? 'var(--pine)'} pathLength={1} />
      </svg>
      {label && (
        <span className={size === 'large' ? 'text-center text-muted' : 'sr-only'}>{label}</span>
      )}
    </span>
  )
}

const clay = { d: 'M2 14C6 3 9 3 12.5 11S20 19 28 8', opacity: 0.9 }
const pine = { d: 'M2 8C6 19 9 19 12.5 11S20 3 28 8' }
