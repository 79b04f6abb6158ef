import { useState } from 'react'
import { Button } from '../ui/button.tsx'

/** Ways to begin, each to be changed and gone on with; nothing is sent by a tap. */
export const openings = [
  ['What brings me here', 'Hello, I am looking for a therapist. What brings me here is '],
  [
    'Ask for a first talk',
    'Hello, could we have a first talk? I would like to know how you work and when you have time.',
  ],
  [
    'It is hard to say',
    'Hello, I find it hard to put into words how I am. Could you ask me a few questions to begin with?',
  ],
] as const

/** Above an empty box, before anything was ever written to this therapist. */
export function Openings({ onPick }: { onPick: (words: string) => void }) {
  const [skipped, skip] = useState(false)
  if (skipped) return null
  return (
    <section aria-label="Ways to begin" className="mb-3">
      <p className="text-small text-muted">
        Not sure how to begin? Pick one and change it as you like. It is not sent until you send it.
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {openings.map(([label, words]) => (
          <Button key={label} kind="soft" size="small" onClick={() => onPick(words)}>
            {label}
          </Button>
        ))}
        <Button kind="plain" size="small" onClick={() => skip(true)}>
          No, thank you
        </Button>
      </div>
    </section>
  )
}
