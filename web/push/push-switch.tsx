import { useQuery } from '@tanstack/react-query'
import { sentence } from '../lib/failures.ts'
import { Switch } from '../ui/switch.tsx'
import { canBePushed, PushRefused, pushState, useSwitchPush } from './queries.ts'

/** Only where the operator has switched it on, and the browser can. */
export function PushSwitch() {
  const { data } = useQuery(pushState)
  if (!data?.key || !canBePushed()) return null
  return <ForThisBrowser appKey={data.key} on={data.on} />
}

function ForThisBrowser({ appKey, on }: { appKey: string; on: boolean }) {
  const { mutate, error, isPending, variables } = useSwitchPush(appKey)
  return (
    <div className="grid gap-2">
      <Switch
        label="Notifications on this device"
        hint="Off unless you turn them on, and until you sign out. They say that there is something new, never what or from whom. The maker of your browser (Google, Apple, Mozilla or Microsoft) relays them: it learns that Attune has something for this browser, and when."
        checked={isPending ? variables : on}
        disabled={isPending}
        onChange={(wanted) => mutate(wanted)}
      />
      {error && (
        <p role="alert" className="field-error">
          {error instanceof PushRefused
            ? 'Your browser did not allow it. You can change that in its settings for this site.'
            : sentence(error)}
        </p>
      )}
    </div>
  )
}
