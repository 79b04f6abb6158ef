import type { Journal } from '@attune/contract/journals.ts'
import { Button } from '../ui/button.tsx'

type OtherVersionProps = {
  other: Journal
  busy: boolean
  onReplace: () => void
  onKeepBoth: () => void
}

/** Two tabs wrote in the same entry: nothing of either is dropped without being asked. */
export const OtherVersion = ({ other, busy, onReplace, onKeepBoth }: OtherVersionProps) => (
  <section role="alert" aria-labelledby="other-version" className="note note-clay mt-6 p-6">
    <h2 id="other-version" className="text-title">
      This entry was changed in another tab or on another device.
    </h2>
    <p className="mt-2">Nothing is lost. This is what stands there now:</p>
    <blockquote className="mt-3 max-h-60 overflow-auto rounded-field bg-surface p-4">
      <p className="font-serif font-medium [overflow-wrap:anywhere]">{other.title}</p>
      <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{other.content}</p>
    </blockquote>
    <div className="mt-4 flex flex-wrap gap-2.5">
      <Button size="small" busy={busy} onClick={onKeepBoth}>
        Keep both
      </Button>
      <Button kind="ghost" size="small" busy={busy} onClick={onReplace}>
        Replace it with mine
      </Button>
    </div>
  </section>
)
