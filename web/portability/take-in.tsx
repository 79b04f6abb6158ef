import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { ApiError, sentence } from '../lib/failures.ts'
import { AnyFile } from '../ui/any-file.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useImport } from './queries.ts'

/** An archive of another account of the same person. */
export function TakeIn() {
  const [file, setFile] = useState<File | null>(null)
  const [passphrase, setPassphrase] = useState('')
  const taking = useImport()
  const { error } = taking
  const isPassphrase = error instanceof ApiError && error.field === 'passphrase'

  async function take(event: FormEvent) {
    event.preventDefault()
    if (!file) return
    const done = await taking.mutateAsync({ file, passphrase }).catch(() => undefined)
    if (!done) return
    setPassphrase('')
    toast.success(done.already ? 'This file was taken in before.' : 'Your data is here.')
  }
  return (
    <Disclosure title="Bring your data from another Attune site" className="mt-4">
      <p className="mt-2 max-w-[62ch] text-muted">
        Choose a file that you downloaded there. Your name, phone and picture become those of the
        file, and your journal and answers are here again. Conversations can be read, and stay
        closed. An account takes one file in.
      </p>
      <form className="mt-4 grid max-w-[420px] gap-4" onSubmit={(event) => void take(event)}>
        <AnyFile
          label="File"
          accept=".zip,application/zip"
          name={file?.name ?? null}
          onFile={setFile}
        />
        <TextField
          label="Passphrase"
          optional
          type="password"
          autoComplete="off"
          value={passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
          error={error && isPassphrase ? error.message : undefined}
          hint="Only if you locked the file with one."
        />
        <p className="field-error empty:hidden" aria-live="polite">
          {error && !isPassphrase && sentence(error, 'This file could not be taken in.')}
        </p>
        <div>
          <Button type="submit" kind="ghost" busy={taking.isPending} disabled={!file}>
            Take this file in
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
