import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { consentOf, useSetConsent } from './queries.ts'

/** Asked once, after an entry was saved. Until it is answered no entry is analysed. */
export function AskConsent() {
  const { id } = usePerson()
  const { data } = useQuery(consentOf(id))
  const [wasAsked, setAsked] = useState(false)
  if (!data || (data.allowed !== null && !wasAsked)) return null
  return data.allowed === null ? (
    <Question onAnswer={() => setAsked(true)} />
  ) : (
    <p role="status" className="note mb-6">
      {data.allowed
        ? 'Thank you. What software notices is shown below each entry and on your dashboard.'
        : 'All right. Your journal stays as it is.'}{' '}
      You can change this in your profile.
    </p>
  )
}

function Question({ onAnswer }: { onAnswer: () => void }) {
  const answer = useSetConsent()
  const say = (allowed: boolean) => {
    onAnswer()
    answer.mutate(allowed)
  }
  return (
    <section aria-labelledby="ask-consent" className="card mb-6">
      <h2 id="ask-consent">May software look for patterns in your journal?</h2>
      <p className="mt-2 max-w-[62ch]">
        It would read your entries after you save them and show you what it notices: feelings, and
        themes that come back. It can be wrong. This happens within Attune, and no therapist sees
        any of it unless you allow that yourself.
      </p>
      {answer.error && (
        <p role="alert" className="note note-danger mt-4">
          {sentence(answer.error, 'Your answer was not saved.')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button kind="soft" size="small" busy={answer.isPending} onClick={() => say(true)}>
          Yes, look for patterns
        </Button>
        <Button kind="ghost" size="small" busy={answer.isPending} onClick={() => say(false)}>
          No, thank you
        </Button>
      </div>
    </section>
  )
}
