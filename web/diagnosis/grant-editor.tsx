import { useState } from 'react'
import { LicenceWarning } from '../licences/licence-warning.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { grantText, useGrant } from './grants.ts'
import { SharedItems } from './shared-items.tsx'

type GrantEditorProps = { userId: string; therapist: { _id: string; name: string } }

/** "Your summary · change": what this therapist may read, beside the chat with them. */
export function GrantEditor({ userId, therapist }: GrantEditorProps) {
  const { grant } = useGrant(userId, therapist)
  const [open, setOpen] = useState(false)
  return (
    <>
      {grantText(grant)} ·{' '}
      <button
        type="button"
        className="-my-2 py-2 text-pine underline underline-offset-3"
        aria-label={`Change what ${therapist.name} may see`}
        onClick={() => setOpen(true)}
      >
        change
      </button>
      {open && (
        <Dialog title={`What ${therapist.name} may see`} onClose={() => setOpen(false)} width={520}>
          <div className="mt-4 grid gap-4">
            <LicenceWarning therapist={therapist} />
            <SharedItems userId={userId} therapist={therapist} />
            <p className="text-small text-muted">
              Changes hold at once. Your profile lists every time a therapist has read them.
            </p>
            <div className="flex flex-wrap justify-end gap-2.5">
              <Button onClick={() => setOpen(false)}>Done</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
