import { portabilityLimits } from '@attune/contract/portability.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useExport } from './queries.ts'

const { min, max } = portabilityLimits.passphrase

/** One click; the passphrase is for whoever wants one. */
export function Download() {
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState<string>()
  const [caseNotes, setCaseNotes] = useState(false)
  const { role } = usePerson()
  const making = useExport()

  async function download() {
    const isShort = passphrase !== '' && passphrase.length < min
    setError(isShort ? `Please choose at least ${min} characters, or leave it empty.` : undefined)
    if (isShort) return
    try {
      save(await making.mutateAsync({ passphrase, caseNotes }))
      toast.success('Your data is in your downloads.')
    } catch (failure) {
      toast.error(sentence(failure, 'Your data could not be downloaded.'))
    }
  }
  return (
    <div className="mt-4">
      {role === 'therapist' && (
        <div className="mb-4 max-w-[520px]">
          <Choice
            type="checkbox"
            checked={caseNotes}
            onChange={({ target }) => setCaseNotes(target.checked)}
          >
            With my private notes on patients. They speak of others: take them only if you may.
          </Choice>
        </div>
      )}
      <Button
        kind="soft"
        busy={making.isPending}
        busyText="Putting it together…"
        onClick={() => void download()}
      >
        Download everything
      </Button>
      <Disclosure title="Lock it with a passphrase" className="mt-2">
        <div className="mt-2 max-w-[420px]">
          <TextField
            label="Passphrase"
            optional
            type="password"
            autoComplete="new-password"
            maxLength={max}
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
            error={error}
            hint="Nobody can open the file without it, and we cannot give it back to you. Several words are best."
          />
        </div>
      </Disclosure>
      <p className="field-hint mt-2">
        Without a passphrase, whoever has the file can read all of it. Keep it in a safe place.
      </p>
    </div>
  )
}

function save(file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `attune-${new Date().toISOString().slice(0, 10)}.zip`
  link.click()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
