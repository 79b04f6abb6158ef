import { Dialog } from '../ui/dialog.tsx'
import { Shortcuts } from './shortcuts.tsx'

type ShortcutsDialogProps = { on: boolean; onClose: () => void }

/** The keys of the inbox. */
export const ShortcutsDialog = ({ on, onClose }: ShortcutsDialogProps) => (
  <Dialog title="Keys" onClose={onClose} width={420}>
    <p className="mt-1.5 mb-5 text-muted">
      {on
        ? 'They work while you are not typing.'
        : 'Single keys are switched off in your inbox settings. Arrows, Enter and Esc always act.'}
    </p>
    <Shortcuts />
  </Dialog>
)
