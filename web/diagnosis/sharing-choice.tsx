import type { Terms, ToldPart } from '@attune/contract/diagnosis.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useRoomy } from '../lib/breakpoints.ts'
import { LicenceWarning } from '../licences/licence-warning.tsx'
import { Button } from '../ui/button.tsx'
import { hasDanger, sharingPreviewOf, useGrant } from './grants.ts'
import { TermsChoice } from './terms-choice.tsx'
import { ToldPreview } from './told-preview.tsx'

type TherapistRef = { _id: string; name: string }
type SharingChoiceProps = {
  userId: string
  therapist: TherapistRef
  /** Nothing is written yet. */
  isNew: boolean
  /** All that is written was written since the conversation was opened. */
  isBegunHere: boolean
}

/**
 * Beside the conversation until something is chosen: a note before the first message, the choice
 * after it. It stands in the way of nothing: what was written is sent whether or not they choose.
 */
export function SharingChoice({ userId, therapist, isNew, isBegunHere }: SharingChoiceProps) {
  const { known, chosen } = useGrant(userId, therapist)
  const { open, setOpen, isAsked, isTapped } = useOpenOnceWritten(isBegunHere)
  const {
    data: preview,
    isError,
    refetch,
  } = useQuery({
    ...sharingPreviewOf(userId),
    enabled: known && !chosen,
  })
  if (!known || chosen || preview?.summary === null) return null
  if (isNew)
    return (
      <p className="note sharing-note">
        <bdi>{therapist.name}</bdi> reads what you write here and nothing else. Once your first
        message is sent, you choose whether to share your screening summary too.
      </p>
    )
  if (!open) return <Closed name={therapist.name} isAsked={isAsked} onOpen={() => setOpen(true)} />
  return (
    <section className="note mb-3 grid gap-3" aria-label="What to share" data-sharing-choice>
      <h3 className="text-body leading-tight" {...(isTapped && { tabIndex: -1, ref: takeFocus })}>
        Share your screening summary too?
      </h3>
      {preview?.summary && (
        <Choices
          userId={userId}
          therapist={therapist}
          part={preview.summary}
          onClose={() => setOpen(false)}
        />
      )}
      {isError && !preview && (
        <p className="text-small">
          What they would read did not load, so nothing can be shared yet.{' '}
          <Button kind="plain" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </section>
  )
}

type ClosedProps = { name: string; isAsked: boolean; onOpen: () => void }

/** One line, and what is chosen behind a tap. */
function Closed({ name, isAsked, onOpen }: ClosedProps) {
  const line = (
    <p className="note sharing-note sharing-line">
      {isAsked && <span className="font-semibold">Share your screening summary too?</span>}
      <span>
        <bdi>{name}</bdi> reads nothing of {isAsked ? 'it so far' : 'your screening summary'}.
      </span>
      <Button kind="plain" size="small" onClick={onOpen}>
        Choose what to share
      </Button>
    </p>
  )
  return isAsked ? <section aria-label="What to share">{line}</section> : line
}

/**
 * Opens by itself when the first message was sent just now; on a phone, where it would take the
 * conversation's room, it asks in a line.
 */
function useOpenOnceWritten(isBegunHere: boolean) {
  const isRoomy = useRoomy()
  const [wasBegun, setWasBegun] = useState(false)
  const [open, setOpen] = useState(false)
  const [isTapped, setTapped] = useState(false)
  if (isBegunHere && !wasBegun) {
    setWasBegun(true)
    setOpen(isRoomy)
  }
  const change = (opens: boolean) => {
    setTapped(true)
    setOpen(opens)
  }
  return { open, setOpen: change, isAsked: wasBegun && !isTapped, isTapped }
}

/** What was tapped is gone. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

type ChoicesProps = {
  userId: string
  therapist: TherapistRef
  part: ToldPart
  onClose: () => void
}

const untilTakenBack: Terms = { purpose: null, lasts: 'until-withdrawn' }

/** One tap each, below what it shares; none is chosen beforehand. */
function Choices({ userId, therapist, part, onClose }: ChoicesProps) {
  const { change } = useGrant(userId, therapist)
  const [terms, setTerms] = useState(untilTakenBack)
  const choose = (summary: boolean, danger: boolean) => {
    change({ summary, danger }, terms)
    toast.success(summary ? 'Shared.' : 'Nothing is shared.')
  }
  const dangers = hasDanger(part)
  return (
    <>
      <section className="grid gap-2.5" aria-label="What would be shared">
        <p className="text-small text-muted">
          Your message goes either way. You can change this at any time, here and in your profile.
          Your journal is not part of it.
        </p>
        <LicenceWarning therapist={therapist} />
        <p className="text-small">
          Software made this of your answers. It is word for word what <bdi>{therapist.name}</bdi>{' '}
          would read:
        </p>
        <ToldPreview part={part} />
      </section>
      <TermsChoice terms={terms} onChange={setTerms} />
      {/* The conversation scrolls as a whole, and the buttons stay in sight. */}
      <div className="sharing-end">
        {dangers && (
          <Button size="small" kind="soft" onClick={() => choose(true, false)}>
            Share without the part about danger
          </Button>
        )}
        <Button size="small" kind="soft" onClick={() => choose(true, dangers)}>
          {dangers ? 'Share all of it' : 'Share this'}
        </Button>
        <Button size="small" kind="soft" onClick={() => choose(false, false)}>
          Share nothing
        </Button>
        <Button size="small" kind="plain" onClick={onClose}>
          Not now
        </Button>
      </div>
    </>
  )
}
