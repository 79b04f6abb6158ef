import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { learningConsentOf, useSetLearningConsent } from './queries.ts'

/** On the profile: whether what happens with their matches is kept. Off until it was allowed. */
export function LearningConsentCard() {
  const { data } = useQuery(learningConsentOf(usePerson().id))
  const change = useSetLearningConsent()
  const [asked, setAsked] = useState(false)
  const set = (allowed: boolean) =>
    change.mutate(allowed, {
      onSuccess: () => {
        if (!allowed) toast.success('Stopped. What was kept is deleted.')
      },
      onError: (error) => toast.error(sentence(error, 'Could not be changed.')),
      onSettled: () => setAsked(false),
    })
  return (
    <TitledCard
      title="What happens with your matches"
      titleId="learning"
      lead="If you allow it, Attune keeps which therapists you are shown, whether you write and get an answer or a no, when contact ends, and which concerns you ticked: no words, and nothing under your name. It is read only as counts of many cases, and today it changes nobody’s matches."
    >
      <div className="mt-4">
        <Switch
          label="Use what happened with my matches to improve matching"
          hint={
            data?.allowed
              ? 'If you switch it off, all that was kept is deleted.'
              : 'Off: nothing of it is kept.'
          }
          checked={data?.allowed ?? false}
          disabled={!data || change.isPending}
          onChange={(allowed) => (allowed ? set(true) : setAsked(true))}
        />
      </div>
      {asked && (
        <ConfirmDialog
          title="Stop, and delete what was kept?"
          confirm="Stop and delete"
          cancel="Keep it on"
          busy={change.isPending}
          onConfirm={() => set(false)}
          onClose={() => setAsked(false)}
        >
          <p>
            What was kept of your matches is deleted now and cannot be brought back. Your matches
            and conversations stay as they are.
          </p>
        </ConfirmDialog>
      )}
    </TitledCard>
  )
}
