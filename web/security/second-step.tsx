import type { Security } from '@attune/contract/security.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useNewCodes, useTurnOff } from './queries.ts'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { SetUpSecondStep } from './set-up-second-step.tsx'

/** A code of an authenticator app after the password. */
export function SecondStep({ isOn, isMissing, recoveryCodesLeft }: Security['secondFactor']) {
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <>
      <h3 className="mt-8">A second step</h3>
      {isMissing && (
        <p role="status" className="note mt-2">
          Before you can see or write to patients, please set up a second step here. Whoever runs
          this site asks it of every therapist.
        </p>
      )}
      <p className="mt-2 max-w-[62ch] text-muted">
        {isOn
          ? `On. After your password you are asked for a code of your authenticator app. ${left(recoveryCodesLeft)}`
          : 'Off. With it, your password alone opens nothing: you are also asked for a code that an authenticator app on your phone shows.'}
      </p>
      {codes && <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />}
      {!codes && isOn && <WhileOn onCodes={setCodes} />}
      {!codes && !isOn && isSettingUp && (
        <SetUpSecondStep
          onCancel={() => setSettingUp(false)}
          onDone={(fresh) => {
            setSettingUp(false)
            setCodes(fresh)
          }}
        />
      )}
      {!codes && !isOn && !isSettingUp && (
        <Button className="mt-3" kind="soft" size="small" onClick={() => setSettingUp(true)}>
          Set up a second step
        </Button>
      )}
    </>
  )
}

const left = (count: number) =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`

function WhileOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [isAsking, setAsking] = useState(false)
  const renew = useNewCodes()
  const off = useTurnOff()
  const makeCodes = () =>
    renew.mutate(undefined, {
      onSuccess: onCodes,
      onError: (error) => toast.error(sentence(error, 'Could not make new codes.')),
    })
  const turnOff = () =>
    off.mutate(undefined, {
      onSuccess: () => toast.success('The second step is off.'),
      onError: (error) => toast.error(sentence(error, 'It is still on. Please try again.')),
      onSettled: () => setAsking(false),
    })
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <Button kind="soft" size="small" onClick={makeCodes} busy={renew.isPending}>
        New recovery codes
      </Button>
      <Button kind="ghost" size="small" onClick={() => setAsking(true)}>
        Turn it off
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Turn the second step off?"
          confirm="Turn it off"
          busy={off.isPending}
          onConfirm={turnOff}
          onClose={() => setAsking(false)}
        >
          Your password alone will then open your account.
        </ConfirmDialog>
      )}
    </div>
  )
}
