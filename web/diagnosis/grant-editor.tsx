import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Switch } from '../ui/switch.tsx'
import { grantText, useGrant } from './grants.ts'

type GrantEditorProps = { userId: string; therapist: { _id: string; name: string } }

/** "Your summary · change": what this therapist may read, beside the chat with them. */
export function GrantEditor({ userId, therapist }: GrantEditorProps) {
  const { grant, change } = useGrant(userId, therapist)
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
        <Dialog title={`What ${therapist.name} may see`} onClose={() => setOpen(false)} width={480}>
          <div className="mt-4 grid gap-4">
            <Switch
              label="Screening summary"
              hint="What software made of your answers: what you go through, what you hope for, how you would like to meet."
              checked={grant.summary}
              onChange={(summary) => change({ summary })}
            />
            <Switch
              label="Journal themes"
              hint="What software made of your journal. Never the entries themselves."
              checked={grant.journals}
              onChange={(journals) => change({ journals })}
            />
            <p className="text-small text-muted">
              Changes hold at once. Your profile lists every time a therapist has read them.
            </p>
            <Button className="justify-self-end" onClick={() => setOpen(false)}>
              Done
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
