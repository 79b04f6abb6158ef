import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '../lib/session.ts'
import { moodPicksOf } from '../recommendations/queries.ts'
import { Button } from '../ui/button.tsx'
import { moodToday, promptsFor } from './prompts.ts'

/** Above an empty page: a question becomes its title, and the writing is one's own. */
export function PromptChoice({ onPick }: { onPick: (prompt: string) => void }) {
  const { id } = usePerson()
  const { data: picks = [] } = useQuery(moodPicksOf(id))
  const [opened] = useState(() => new Date())
  const [skipped, skip] = useState(false)
  if (skipped) return null
  function pick({ currentTarget }: React.MouseEvent, prompt: string) {
    currentTarget.closest('section')?.parentElement?.querySelector('textarea')?.focus()
    onPick(prompt)
  }
  return (
    <section aria-label="Questions to begin with" className="mb-6">
      <p className="text-small text-muted">
        Not sure where to begin? Pick a question for today, or write what you like.
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {promptsFor(opened, moodToday(picks, opened)).map((prompt) => (
          <Button
            key={prompt}
            kind="soft"
            size="small"
            className="text-left"
            onClick={(event) => pick(event, prompt)}
          >
            {prompt}
          </Button>
        ))}
        <Button kind="plain" size="small" onClick={() => skip(true)}>
          No, thank you
        </Button>
      </div>
    </section>
  )
}
