import { mostPasskeys, type Passkey } from '@attune/contract/passkeys.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { dateTime } from '../lib/dates.ts'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { NameForm } from './name-form.tsx'
import { passkeySentence } from './passkey-sentence.ts'
import {
  ownPasskeys,
  useMakePasskey,
  useRemovePasskey,
  useRenamePasskey,
  useShowPasskey,
} from './queries.ts'

/** `isMissing`: a second step is asked for, and this sign-in had none. */
export function PasskeyList({ isMissing }: { isMissing: boolean }) {
  const { data } = useQuery(ownPasskeys)
  return (
    <>
      <h3 className="mt-8">Passkeys</h3>
      <p className="mt-2 max-w-[62ch] text-muted">
        A passkey signs you in by your finger, your face or your device’s PIN. Nobody can guess it,
        and it works only on this site. It counts as a second step, too.
      </p>
      {isMissing && data && data.length > 0 && <ShowIt />}
      {data && data.length > 0 && (
        <ul aria-label="Passkeys" className="mt-3">
          {data.map((passkey) => (
            <One key={passkey._id} {...passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        data && data.length < mostPasskeys && <Add />
      ) : (
        <p className="mt-3 text-small text-muted">
          This browser, or the address you opened this site by, does not know passkeys.
        </p>
      )}
    </>
  )
}

function ShowIt() {
  const show = useShowPasskey()
  const start = () =>
    show.mutate(undefined, {
      onSuccess: () => toast.success('Thank you. You can see your patients now.'),
      onError: (error) => toast.error(passkeySentence(error, 'This did not work.')),
    })
  return (
    <div className="note mt-3 grid justify-items-start gap-3">
      <p>You signed in with your password alone. Show your passkey to go on to your patients.</p>
      <Button size="small" onClick={start} busy={show.isPending}>
        Use my passkey
      </Button>
    </div>
  )
}

function Add() {
  const [isNaming, setNaming] = useState(false)
  const make = useMakePasskey()
  if (!isNaming)
    return (
      <Button className="mt-3" kind="soft" size="small" onClick={() => setNaming(true)}>
        Add a passkey
      </Button>
    )
  return (
    <NameForm
      name="This device"
      hint="So that you know it again. Your browser then asks how to unlock it."
      save="Go on"
      busy={make.isPending}
      error={make.error && passkeySentence(make.error, 'This passkey could not be added.')}
      onCancel={() => setNaming(false)}
      onSave={(name) => {
        // The promise, as this form is gone once it is added. A failure is shown from the mutation.
        const added = () => {
          setNaming(false)
          toast.success('Your passkey is ready.')
        }
        make.mutateAsync(name).then(added, () => {})
      }}
    />
  )
}

function One({ _id, name, addedAt, lastUsedAt }: Passkey) {
  const [is, setIs] = useState<'shown' | 'named' | 'removed'>('shown')
  const rename = useRenamePasskey()
  const used = lastUsedAt ? `last used ${dateTime(lastUsedAt)}` : 'not used yet'
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <b className="font-semibold">{name}</b>
          <span className="block text-small text-muted">
            Added {dateTime(addedAt)}, {used}
          </span>
        </span>
        <span className="flex flex-wrap gap-2.5">
          <Button
            kind="soft"
            size="small"
            aria-label={`Rename ${name}`}
            onClick={() => setIs('named')}
          >
            Rename
          </Button>
          <Button
            kind="ghost"
            size="small"
            aria-label={`Remove ${name}`}
            onClick={() => setIs('removed')}
          >
            Remove
          </Button>
        </span>
      </div>
      {is === 'named' && (
        <NameForm
          name={name}
          save="Save"
          busy={rename.isPending}
          error={rename.error && sentence(rename.error)}
          onCancel={() => setIs('shown')}
          onSave={(next) =>
            rename.mutate({ id: _id, name: next }, { onSuccess: () => setIs('shown') })
          }
        />
      )}
      {is === 'removed' && <Remove id={_id} name={name} onClose={() => setIs('shown')} />}
    </li>
  )
}

function Remove({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const remove = useRemovePasskey()
  const start = () => {
    // Closed first: the password may be asked for in a dialog of its own.
    onClose()
    remove.mutate(id, {
      onError: (error) => toast.error(sentence(error, 'It is still there. Please try again.')),
    })
  }
  return (
    <ConfirmDialog
      title={`Remove “${name}”?`}
      confirm="Remove"
      danger
      onConfirm={start}
      onClose={onClose}
    >
      It then no longer opens your account. Your device may still offer it; you can delete it there.
    </ConfirmDialog>
  )
}
