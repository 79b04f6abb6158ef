import { lazy, Suspense, useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { hasDraft } from '../lib/has-draft.ts'
import { usePerson } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { telLink } from './contact-links.ts'
import { useHelp, useSetTrustedPerson } from './queries.ts'

const draftName = 'trusted-person'

const TrustedForm = lazy(async () => ({
  default: (await import('./trusted-form.tsx')).TrustedForm,
}))

/** For a patient: the person whose number stands in every note with help. */
export function TrustedPersonCard() {
  const { help, known } = useHelp()
  const { id } = usePerson()
  const [editing, setEditing] = useState(() => hasDraft(id, draftName))
  const trusted = help?.trustedPerson ?? null
  return (
    <TitledCard
      id="someone-you-trust"
      className="scroll-mt-24"
      title="Someone you trust"
      titleId="trusted-person"
      lead="One person you could call on a bad night. Nobody else is shown it unless you share it with a therapist; Attune never calls or writes to them. Their number is then there wherever help is shown to you."
    >
      <div className="mt-5">
        {!help && (
          <Loading>
            <SkeletonText lines={2} />
          </Loading>
        )}
        {help && !known && <p className="note">This did not load. Please try again later.</p>}
        {known && trusted && !editing && <Trusted {...trusted} onChange={() => setEditing(true)} />}
        {known && !trusted && !editing && (
          <Button kind="soft" size="small" onClick={() => setEditing(true)}>
            Add someone
          </Button>
        )}
        {known && editing && (
          <Suspense fallback={<SkeletonText lines={2} />}>
            <TrustedForm {...{ draftName, before: trusted }} onDone={() => setEditing(false)} />
          </Suspense>
        )}
      </div>
    </TitledCard>
  )
}

function Trusted({ name, phone, onChange }: { name: string; phone: string; onChange: () => void }) {
  const forget = useSetTrustedPerson()
  const remove = () =>
    forget.mutate(null, {
      onSuccess: () => toast.success('Removed.'),
      onError: (error) => toast.error(sentence(error, 'Could not remove.')),
    })
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <b className="font-semibold">{name}</b> <span className="text-muted">{phone}</span>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <a href={telLink(phone)} className={buttonClass({ size: 'small' })}>
          Call {name}
        </a>
        <Button kind="ghost" size="small" onClick={onChange}>
          Change
        </Button>
        <Button kind="plain" size="small" busy={forget.isPending} onClick={remove}>
          Remove
        </Button>
      </div>
    </>
  )
}
