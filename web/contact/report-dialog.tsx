import type { Message } from '@attune/contract/messages.ts'
import { ReportReason, reportLimits } from '@attune/contract/reports.ts'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { HelpNow } from '../help/help-now.tsx'
import { dateTime } from '../lib/dates.ts'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { useReport } from './queries.ts'

type Person = { _id: string; name: string }
type ReportDialogProps = { partner: Person; messages: readonly Message[]; onClose: () => void }

const reasons: Record<ReportReason, string> = {
  hurtful: 'They were hurtful or threatened me',
  sexual: 'They said or asked for something sexual',
  money: 'They wanted money or my data',
  identity: 'They are not who they say they are',
  safety: 'I worry about someone’s safety',
  other: 'Something else',
}

/** Tells the operator about someone, with the messages that are chosen and no others. */
export function ReportDialog({ partner, messages, onClose }: ReportDialogProps) {
  const { id, role } = usePerson()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote, clearDraft] = useDraft(id, `report:${partner._id}`, '')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const check = useRiskCheck(`report:${partner._id}`, note)
  const report = useReport()
  const tooMany = chosen.length > reportLimits.messages
  const tooLong = note.length > reportLimits.note
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!reason || tooMany || tooLong) return
    report.mutate(
      { partner: partner._id, reason, note, messages: [...chosen] },
      {
        onSuccess: () => {
          clearDraft()
          toast.success('Sent to whoever runs this site.')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title={`Report ${partner.name}`} onClose={onClose} width={560}>
      <form onSubmit={send} className="mt-3 grid gap-5">
        <p className="text-muted">
          Whoever runs this site reads what you choose here, and nothing else of your conversation.
          {` ${partner.name} `}is not told. Nobody watches this around the clock.
        </p>
        <Reasons reason={reason} onChange={setReason} />
        <MessageChoices
          partner={partner}
          messages={messages}
          chosen={chosen}
          onChange={setChosen}
        />
        {tooMany && (
          <p role="alert" className="text-danger">
            Fifty messages are the most.
          </p>
        )}
        <TextArea
          label="What else should they know?"
          hint="You can leave this empty."
          value={note}
          {...(tooLong && { error: `${note.length - reportLimits.note} characters too many` })}
          onChange={({ target }) => setNote(target.value)}
        />
        <HelpBeside check={check} />
        {role === 'user' && <HelpNow />}
        <Ending report={report} ready={reason !== null} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type ReasonsProps = { reason: ReportReason | null; onChange: (reason: ReportReason) => void }

const Reasons = ({ reason, onChange }: ReasonsProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-semibold">What happened?</legend>
    {ReportReason.options.map((one) => (
      <Choice
        key={one}
        type="radio"
        name="reason"
        checked={reason === one}
        onChange={() => onChange(one)}
      >
        {reasons[one]}
      </Choice>
    ))}
  </fieldset>
)

type EndingProps = { report: ReturnType<typeof useReport>; ready: boolean; onClose: () => void }

const Ending = ({ report, ready, onClose }: EndingProps) => (
  <>
    {report.isError && (
      <p role="alert" className="text-danger">
        {sentence(report.error, 'This could not be sent. Please try again.')}
      </p>
    )}
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button kind="ghost" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" busy={report.isPending} disabled={!ready}>
        Send report
      </Button>
    </div>
  </>
)

type MessageChoicesProps = {
  partner: Person
  messages: readonly Message[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Those on screen, the latest first; none is chosen beforehand. */
function MessageChoices({ partner, messages, chosen, onChange }: MessageChoicesProps) {
  if (messages.length === 0) return null
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="font-semibold">Which messages may they read?</legend>
      <div className="mt-2 grid max-h-64 gap-2 overflow-y-auto">
        {messages.toReversed().map(({ _id, from, message, date }) => (
          <Choice
            key={_id}
            type="checkbox"
            name="messages"
            checked={chosen.includes(_id)}
            onChange={() => toggle(_id)}
          >
            <bdi>{from === partner._id ? partner.name : 'You'}</bdi>, {dateTime(date)}:
            <span className="block whitespace-pre-wrap">{message}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
