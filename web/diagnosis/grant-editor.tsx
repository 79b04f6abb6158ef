import { nothingShared } from '@attune/contract/diagnosis.ts'
import { useState } from 'react'
import { LicenceWarning } from '../licences/licence-warning.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { GrantSwitches } from './grant-switches.tsx'
import { grantText, useGrant } from './grants.ts'

type GrantEditorProps = { userId: string; therapist: { _id: string; name: string } }

/** "Your summary · change": what this therapist may read, beside the chat with them. */
export function GrantEditor({ userId, therapist }: GrantEditorProps) {
  const { grant, change } = useGrant(userId, therapist)
  const [open, setOpen] = useState(false)
  const sharesAny = grant.summary || grant.journals
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
            <GrantSwitches userId={userId} therapist={therapist} />
            <p className="text-small text-muted">
              Changes hold at once. Your profile lists every time a therapist has read them.
            </p>
            <div className="flex flex-wrap justify-end gap-2.5">
              {sharesAny && (
                <Button kind="ghost" onClick={() => change(nothingShared)}>
                  Share nothing
                </Button>
              )}
              <Button onClick={() => setOpen(false)}>Done</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
