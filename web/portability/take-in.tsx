import { type FormEvent, useId, useState } from 'react'
import { toast } from 'react-hot-toast'
import { ApiError, sentence } from '../lib/failures.ts'
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
        <ZipField file={file} onFile={setFile} />
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

function ZipField({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const id = useId()
  return (
    <div className="field">
      <span className="field-label">File</span>
      <label
        htmlFor={id}
        className="flex min-h-16 items-center gap-4 rounded-field border border-dashed border-edge bg-surface px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-pine"
      >
        <span className="min-w-0 flex-1 truncate text-muted">{file?.name ?? 'No file chosen'}</span>
        <span className="text-small font-semibold text-pine">
          <span className="sr-only">File: </span>
          {file ? 'Change' : 'Choose'}
        </span>
        <input
          id={id}
          type="file"
          accept=".zip,application/zip"
          className="sr-only"
          onChange={({ target }) => onFile(target.files?.[0] ?? null)}
        />
      </label>
    </div>
  )
}
