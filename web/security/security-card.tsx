import { useQuery } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { PasskeyList } from '../passkeys/passkey-list.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { ownSecurity, useSendConfirmation } from './queries.ts'
import { SecondStep } from './second-step.tsx'
import { SessionList } from './session-list.tsx'
import { SignOutByItself } from './sign-out-by-itself.tsx'

/** On the own profile: the address, the second step, and where one is signed in. */
export function SecurityCard() {
  const { data, isPending, error, refetch } = useQuery(ownSecurity)
  return (
    <TitledCard
      id="security"
      className="scroll-mt-24"
      title="Signing in"
      titleId="security-title"
      lead="What keeps others out of your account."
    >
      {isPending && (
        <Loading>
          <div className="mt-5">
            <SkeletonText lines={3} />
          </div>
        </Loading>
      )}
      {error && !data && (
        <ErrorState error={error} title="This did not load." onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      )}
      {data && !data.emailConfirmed && <ConfirmAddress />}
      {data && <SecondStep {...data.secondFactor} />}
      {data && <PasskeyList isMissing={data.secondFactor.isMissing} />}
      {data && <SignOutByItself />}
      {data && <SessionList />}
    </TitledCard>
  )
}

function ConfirmAddress() {
  const ask = useSendConfirmation()
  const send = () =>
    ask.mutate(undefined, {
      onSuccess: () => toast.success('Sent. Please look into your mail.'),
      onError: (error) => toast.error(sentence(error, 'Could not send it.')),
    })
  return (
    <div className="note mt-5 grid gap-3">
      <p>
        Your email address is not confirmed yet. Follow the link in the mail from us, so that we can
        tell you when something about your account changes, such as a sign-in on a new device.
      </p>
      <div>
        <Button kind="soft" size="small" onClick={send} busy={ask.isPending}>
          Send me the link
        </Button>
      </div>
    </div>
  )
}
