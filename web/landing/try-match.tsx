import { Check } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import portrait from './amara.webp'
import { example, sumOf, type Wish } from './example-match.ts'

/** A worked example of the match: the sum is made of what is switched on. */
export function TryMatch() {
  const [wanted, setWanted] = useState<readonly string[]>([
    'Anxiety',
    'Sleep',
    'Evenings online',
    'Turkish',
  ])
  const toggle = (wish: string) =>
    setWanted(wanted.includes(wish) ? wanted.filter((one) => one !== wish) : [...wanted, wish])
  const { percent, rows } = sumOf(wanted)
  return (
    <figure className="card grid gap-4 wide:p-7">
      <figcaption className="eyebrow">Try it: what matters to you?</figcaption>
      <div className="flex flex-wrap gap-2">
        {example.map(({ wish }) => (
          <WishChip key={wish} wish={wish} on={wanted.includes(wish)} onToggle={toggle} />
        ))}
      </div>
      <div className="mt-1 grid grid-cols-[auto_1fr_auto] items-center gap-4">
        <Avatar name="Amara Osei" image={portrait} size={64} />
        <div className="min-w-0">
          <p className="display text-title">Amara Osei</p>
          <p className="text-small leading-normal text-muted">
            Anxiety, insomnia, burnout · 11 years
          </p>
        </div>
        <p className="score" aria-live="polite">
          {percent}
          <span>%</span>
        </p>
      </div>
      <div className="sum" role="img" aria-label={`${percent} of 100 points`}>
        {rows.map(({ wish, points, colour }) => (
          <i key={wish} style={{ width: `${points}%`, background: colour }} />
        ))}
      </div>
      <ul className="factors -mt-1.5">
        {rows.map((row) => (
          <Row key={row.wish} {...row} />
        ))}
      </ul>
      <p className="text-small text-muted">
        An invented example. Yours is the sum of what you ask for and what a profile offers.
      </p>
    </figure>
  )
}

type WishChipProps = { wish: string; on: boolean; onToggle: (wish: string) => void }

const WishChip = ({ wish, on, onToggle }: WishChipProps) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={() => onToggle(wish)}
    className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-small font-medium aria-pressed:border-pine aria-pressed:bg-pine-soft aria-pressed:text-pine-deep"
  >
    {wish}
    {on && <Check size={17} strokeWidth={1.75} aria-hidden />}
  </button>
)

const Row = ({ label, because, points, colour }: Wish & { colour: string; points: number }) => (
  <li className="first:border-0">
    <span className="dot" style={{ background: points > 0 ? colour : 'var(--sunk)' }} />
    <span>
      <b>{label}</b>
      <span className="because">{because}</span>
    </span>
    <span className="pts">{points > 0 ? `+${points}` : '0'}</span>
  </li>
)
