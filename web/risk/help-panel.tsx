import { paths } from '@attune/contract/paths.ts'
import type { Grade, Help } from '@attune/contract/risk.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { mainLine, telLink, textLine } from '../help/contact-links.ts'
import { useHelp } from '../help/queries.ts'
import { usePatient } from '../help/use-patient.ts'
import { buttonClass } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Emergency, MainLine } from './panel-line.tsx'

type HelpPanelProps = {
  grade: Grade
  withTherapist?: string | undefined
  onClose: () => void
}

/** Calm, beside what was written: it asks plainly and says who can listen. Nothing is sent by it. */
export function HelpPanel({ grade, withTherapist, onClose }: HelpPanelProps) {
  const { help, known, guessed } = useHelp()
  const heading = useId()
  const line = help && mainLine(help.lines)
  const imminent = grade === 'imminent'
  return (
    <section
      aria-labelledby={heading}
      className="card grid gap-3 border-transparent bg-clay-soft shadow-none"
    >
      <h2 id={heading} className="text-title tracking-[-0.01em]">
        That sounds heavy to carry.
      </h2>
      {imminent && <Emergency line={line} />}
      <p className="leading-normal">
        Are you having thoughts of ending your life? You do not have to answer here. If you are, or
        if you are not sure, someone can listen right now.
      </p>
      {help ? (
        <MainLine line={line} byText={textLine(help.lines)} second={imminent}>
          {known && <People help={help} withTherapist={withTherapist} />}
        </MainLine>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {guessed && line?.phone && (
        <p className="text-small">
          Somewhere else?{' '}
          <Link to={paths.help} target="_blank">
            Lines of other countries
          </Link>
        </p>
      )}
      <AboutThisNote onClose={onClose} />
    </section>
  )
}

function People({ help, withTherapist }: { help: Help; withTherapist: string | undefined }) {
  const { trustedPerson, therapist } = help
  const ghost = `${buttonClass({ kind: 'ghost', size: 'small' })} help-ghost`
  return (
    <>
      {trustedPerson && (
        <a href={telLink(trustedPerson.phone)} className={ghost}>
          Call {trustedPerson.name}
        </a>
      )}
      {therapist && therapist._id !== withTherapist && (
        <Link to={paths.therapist(therapist._id)} className={ghost}>
          Write to {therapist.name.split(' ')[0]}
        </Link>
      )}
      {!trustedPerson && (
        <Link
          to={`${paths.help}#someone-you-trust`}
          target="_blank"
          className="inline-flex min-h-11 items-center text-small"
        >
          Add someone you trust
        </Link>
      )}
    </>
  )
}

/** Whose words these are, how they came here, and the way to be rid of them. */
function AboutThisNote({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const patient = usePatient()
  return (
    <div className="text-small leading-normal text-muted">
      <p>
        This note comes from software that looked for words of crisis. Nobody was told.{' '}
        <button
          type="button"
          className="link"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          How this works
        </button>{' '}
        ·{' '}
        <button type="button" className="link" onClick={onClose}>
          Close
        </button>
      </p>
      <p id={id} hidden={!open} className="mt-2">
        Software compares what you write here with words people often use when they are in danger.
        It can be wrong, both ways. What it found is not kept, and no person sees it
        {patient && ' unless you show them'}. Closing this note changes nothing you wrote.{' '}
        <Link to={`${paths.help}#how-this-works`} target="_blank">
          More about this
        </Link>
      </p>
    </div>
  )
}
