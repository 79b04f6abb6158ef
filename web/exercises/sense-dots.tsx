import { Coffee, Ear, Eye, Flower2, Hand, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Step } from './timeline.ts'

const icons: Record<string, LucideIcon> = {
  see: Eye,
  feel: Hand,
  hear: Ear,
  smell: Flower2,
  taste: Coffee,
}

/** As many dots as there are things to find; a tap ticks one off, and nobody has to. */
export function SenseDots({ step }: { step: Step }) {
  const [found, setFound] = useState<readonly number[]>([])
  const [, count = '1', sense = ''] = step.label.match(/^(\d+).*?(\w+)$/) ?? []
  const Icon = icons[sense] ?? Eye
  const dots = Array.from({ length: Number(count) }, (_, at) => at + 1)
  const toggle = (dot: number) =>
    setFound(found.includes(dot) ? found.filter((one) => one !== dot) : [...found, dot])
  return (
    <fieldset className="stage sense-dots" aria-label={`${step.label}: tap one for each`}>
      {dots.map((dot) => (
        <button
          key={dot}
          type="button"
          aria-pressed={found.includes(dot)}
          aria-label={`${dot} of ${count}`}
          onClick={() => toggle(dot)}
          className="sense-dot"
        >
          {found.includes(dot) && <Icon size={30} strokeWidth={1.5} aria-hidden />}
        </button>
      ))}
    </fieldset>
  )
}
