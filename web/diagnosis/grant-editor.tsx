import { useState } from 'react'
import { LicenceWarning } from '../licences/licence-warning.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useItems } from './items.ts'
import { SharedChips } from './shared-chips.tsx'
import { SharedItems } from './shared-items.tsx'

type GrantEditorProps = { userId: string; therapist: { _id: string; name: string } }

/** What this therapist may read, beside the chat with them: a chip each, and the way to change it. */
export function GrantEditor({ userId, therapist }: GrantEditorProps) {
  const { known, items } = useItems(userId, therapist._id)
  const [open, setOpen] = useState(false)
  return (
    <>
      {items.length > 0 && <SharedChips items={items} onOpen={() => setOpen(true)} />}
      {known && items.length === 0 && 'Nothing of your summary · '}
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
