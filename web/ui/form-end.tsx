import { sentence } from '../lib/failures.ts'
import { Button } from './button.tsx'

type FormEndProps = {
  save: { isPending: boolean; error: Error | null }
  onCancel: () => void
  /** What the button says that saves. */
  children: string
}

/** How a small form ends: why it could not be saved, and the ways out. */
export const FormEnd = ({ save, onCancel, children }: FormEndProps) => (
  <>
    {save.error && (
      <p role="alert" className="note note-danger col-span-full">
        {sentence(save.error, 'Could not save.')}
      </p>
    )}
    <div className="col-span-full flex flex-wrap gap-2.5">
      <Button type="submit" size="small" busy={save.isPending} busyText="Saving…">
        {children}
      </Button>
      <Button kind="ghost" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </>
)
