import { startTransition, useState } from 'react'
import { usePerson } from '../lib/session.ts'
import { useFocusOnChange } from '../lib/use-focus-on-change.ts'
import { Button } from '../ui/button.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { hasIntakeDraft, IntakeEditor } from './intake-editor.tsx'

/** On a patient's profile: what they answered, to be changed one by one. */
export function IntakeCard() {
  const { id, questionsSubmitted } = usePerson()
  const [editing, setEditing] = useState(() => hasIntakeDraft(id))
  const heading = useFocusOnChange(editing)
  if (!questionsSubmitted) return null
  return (
    <TitledCard
      title="Your answers"
      titleId="your-answers"
      titleRef={heading}
      lead="Things change. Your summary and your matches follow your answers; favourites, weights and conversations stay."
    >
      <div className="mt-5">
        {editing ? (
          <IntakeEditor onDone={() => setEditing(false)} />
        ) : (
          <Button kind="soft" size="small" onClick={() => startTransition(() => setEditing(true))}>
            Edit answers
          </Button>
        )}
      </div>
    </TitledCard>
  )
}
