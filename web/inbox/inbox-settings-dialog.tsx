import type { QuietHours } from '@attune/contract/messages.ts'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useInboxSettings } from './inbox-settings.ts'
import { Shortcuts } from './shortcuts.tsx'

const firstQuiet: QuietHours = { from: '20:00', to: '08:00' }

/** Quiet hours, and the keys that act in the inbox. */
export function InboxSettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings, known, error, change } = useInboxSettings()
  const { quietHours, shortcuts } = settings
  return (
    <Dialog title="Inbox settings" onClose={onClose} width={520}>
      {error && !known ? (
        <ErrorState error={error} title="Your settings did not load." />
      ) : (
        <div className="mt-5 grid gap-8">
          <section className="grid gap-3">
            <h3>Quiet hours</h3>
            <Switch
              label="Keep some hours quiet"
              hint="No marks for new messages outside this page. Messages still arrive."
              checked={quietHours !== null}
              disabled={!known}
              onChange={(on) => change({ quietHours: on ? firstQuiet : null })}
            />
            {quietHours && (
              <Hours hours={quietHours} onChange={(hours) => change({ quietHours: hours })} />
            )}
          </section>
          <section className="grid gap-3">
            <h3>Keyboard</h3>
            <Switch
              label="Single-key shortcuts"
              hint="On a keyboard, they work on this page while you are not typing."
              checked={shortcuts}
              disabled={!known}
              onChange={(on) => change({ shortcuts: on })}
            />
            <div className="inbox-key-list">
              <Shortcuts />
            </div>
          </section>
        </div>
      )}
    </Dialog>
  )
}

type HoursProps = { hours: QuietHours; onChange: (hours: QuietHours) => void }

/** What is typed half-way is not sent: only two whole times that differ. */
function Hours({ hours, onChange }: HoursProps) {
  const [typed, setTyped] = useState(hours)
  const isSame = typed.from === typed.to
  const set = (patch: Partial<QuietHours>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    if (next.from && next.to && next.from !== next.to) onChange(next)
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="From"
          type="time"
          value={typed.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          label="To"
          type="time"
          value={typed.to}
          onChange={({ target }) => set({ to: target.value })}
          error={isSame ? 'Both times are the same. Please choose two that differ.' : undefined}
        />
      </div>
      <p className="text-small text-muted">These are times of the device you are on.</p>
    </>
  )
}
