import { appointmentLimits } from '@attune/contract/appointments.ts'
import { HelpNow } from '../help/help-now.tsx'
import { useDraft } from '../lib/draft.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { TextArea } from '../ui/text-field.tsx'

const { reason: limit } = appointmentLimits

/** What is written stays in this browser until it was kept. */
export function useReason(appointment: string) {
  const { id } = usePerson()
  const [reason, setReason, clear] = useDraft(id, `reason:${appointment}`, '')
  const over = reason.trim().length - limit
  const problem = over > 0 ? `${over} characters too many.` : undefined
  return { reason, setReason, problem, clear }
}

type ReasonFieldProps = {
  appointment: { _id: string; partner: { name: string } }
  reason: string
  problem: string | undefined
  onChange: (reason: string) => void
}

export function ReasonField({ appointment, reason, problem, onChange }: ReasonFieldProps) {
  const { role } = usePerson()
  const check = useRiskCheck(`reason:${appointment._id}`, reason)
  return (
    <div>
      <TextArea
        label="Why, for yourself"
        optional
        rows={2}
        hint={`${firstName(appointment.partner.name)} never reads this.`}
        value={reason}
        error={problem}
        onChange={({ target }) => onChange(target.value)}
      />
      <HelpBeside check={check} className="mt-2" />
      {role === 'user' && <HelpNow />}
    </div>
  )
}
