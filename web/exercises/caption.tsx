import { memo } from 'react'
import type { Step } from './timeline.ts'

/** Every word of the exercise, always: nothing is only heard or only seen. */
export const Caption = memo(({ step: { label, narration } }: { step: Step }) => (
  <div aria-live="polite" aria-atomic="true" className="caption">
    <p className="caption-label">{label}</p>
    {narration !== label && <p className="caption-text">{narration}</p>}
  </div>
))
