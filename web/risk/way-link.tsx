import { buttonClass } from '../ui/button.tsx'
import type { Way } from './ways.ts'

/** `first`: the one that fits best stands out. */
export const WayLink = ({ way: { href, label, outside }, first }: { way: Way; first: boolean }) => (
  <a
    href={href}
    {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    className={
      first
        ? buttonClass({ size: 'small' })
        : `${buttonClass({ kind: 'ghost', size: 'small' })} help-ghost`
    }
  >
    {label}
  </a>
)
