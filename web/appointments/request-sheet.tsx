import type { FreeTimes, Offer } from '@attune/contract/appointments.ts'
import type { AppointmentFormat, AppointmentKind } from '@attune/contract/calendar.ts'
import { paths } from '@attune/contract/paths.ts'
import { feeText } from '@attune/contract/practice-lines.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useDraft } from '../lib/draft.ts'
import { isCode } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { dropKeptTime, readKeptTime } from '../lib/kept-time.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { practiceFactsOf } from '../practice/queries.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AppointmentTime } from './appointment-time.tsx'
import { formatNames, offerText, policyText } from './appointment-words.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useRequest } from './changes.ts'
import { TimeGone } from './time-gone.tsx'
import { useReader } from './use-reader.ts'
import { useWanted } from './use-wanted.ts'
import { zoneHere } from './wall-time.ts'
import { useWords, WordsField } from './words-field.tsx'

type RequestSheetProps = {
  therapist: { _id: string; name: string }
  times: FreeTimes
  kind: AppointmentKind
  at: Date
}

/** What is about to be asked for, in full; the second press asks. */
export function RequestSheet({ therapist, times, kind, at }: RequestSheetProps) {
  const { change } = useWanted()
  const close = useClose(() => change({ at: null }))
  const request = useRequest()
  const offer = times.offers.find((one) => one.kind === kind)
  const isFree = times.times.some((one) => one.at.getTime() === at.getTime())
  const isDone = request.isPending || request.isSuccess
  // An id that was used for something else is no time that is gone.
  const isTaken = isCode(request.error, 'taken') && request.error.field === 'at'
  const isGone = isTaken || (!isFree && !isDone)
  const pickOther = (next: Date) => {
    request.reset()
    change({ at: next })
  }
  if (!offer) return null
  return (
    <Dialog
      title={isGone ? 'This time is not free' : askWords[times.confirmation].ask}
      onClose={close}
      width={560}
    >
      {isGone ? (
        <TimeGone
          therapist={therapist}
          times={times}
          at={at}
          error={request.error}
          onPick={pickOther}
          onClose={close}
        />
      ) : (
        <RequestForm {...{ therapist, times, offer, at, request }} onClose={close} />
      )}
    </Dialog>
  )
}

const askWords = {
  'by-hand': { ask: 'Ask for this time', asking: 'Asking…' },
  automatic: { ask: 'Book this time', asking: 'Booking…' },
} as const

type RequestFormProps = Omit<RequestSheetProps, 'kind'> & {
  offer: Offer
  request: ReturnType<typeof useRequest>
  onClose: () => void
}

function RequestForm({ therapist, times, offer, at, request, onClose }: RequestFormProps) {
  const { wanted, change } = useWanted()
  const { kind, formats, minutes } = offer
  const format = formats.find((one) => one === wanted.format) ?? formats[0]
  const words = useWords(therapist._id)
  const asked = { therapist: therapist._id, kind, format, at, link: wanted.link }
  const send = useSend(asked, words, request)
  const { ask, asking } = askWords[times.confirmation]
  return (
    <div className="mt-4 grid gap-5">
      <AppointmentTime
        at={at}
        until={new Date(at.getTime() + minutes * 60_000)}
        other={{ name: therapist.name, zone: times.timeZone }}
      />
      <p>
        {offerText(offer)}
        {formats.length === 1 && format && `. ${formatNames[format]}.`}
        {kind === 'session' && <Price therapist={therapist} />}
      </p>
      {formats.length > 1 && format && (
        <FormatChoice
          formats={formats}
          format={format}
          onChange={(next) => change({ format: next })}
        />
      )}
      <WordsField
        therapist={therapist}
        words={words.words}
        problem={words.problem}
        onChange={words.setWords}
      />
      <BeforeAsking {...{ times, offer, at }} name={therapist.name} error={request.error} />
      <div className="dialog-end">
        <Button kind="ghost" onClick={onClose}>
          Another time
        </Button>
        <Button data-first-focus busy={request.isPending} busyText={asking} onClick={send}>
          {ask}
        </Button>
      </div>
    </div>
  )
}

/** What they say a session costs, where they say it. */
function Price({ therapist }: Pick<RequestSheetProps, 'therapist'>) {
  const { data } = useQuery(practiceFactsOf(therapist._id))
  const fee = data?.fee && feeText(data)
  if (!fee) return null
  return (
    <span className="block text-muted">
      A session costs {fee}. That is between the two of you; Attune takes none of it.
    </span>
  )
}

type BeforeAskingProps = {
  times: FreeTimes
  offer: Offer
  at: Date
  name: string
  error: Error | null
}

/** What holds for it, and why it could not be asked for. */
function BeforeAsking({ times, offer, at, name, error }: BeforeAskingProps) {
  const reader = useReader()
  const free = offer.kind === 'first-talk' && offer.free
  const policy = { hours: times.freeCancellationHours, at, name, free }
  return (
    <>
      <p className="note">
        {policyText(policy, reader)}{' '}
        {times.confirmation === 'by-hand' &&
          `${firstName(name)} confirms each time by hand; you are told.`}
      </p>
      <ChangeFailed error={error} />
    </>
  )
}

type FormatChoiceProps = {
  formats: readonly AppointmentFormat[]
  format: AppointmentFormat
  onChange: (format: AppointmentFormat) => void
}

const FormatChoice = ({ formats, format, onChange }: FormatChoiceProps) => (
  <fieldset className="grid gap-2.5 min-[22.5rem]:grid-cols-2">
    <legend className="field-label mb-2">How</legend>
    {formats.map((one) => (
      <Choice
        key={one}
        type="radio"
        name="sheet-format"
        checked={one === format}
        onChange={() => onChange(one)}
      >
        {formatNames[one]}
      </Choice>
    ))}
  </fieldset>
)

type Asked = {
  therapist: string
  kind: AppointmentKind
  format: AppointmentFormat | undefined
  at: Date
  link: string | undefined
}

/** One id for one wish, kept over a reload: whatever is pressed twice is stored once. */
function useSend(
  asked: Asked,
  { words, problem, clear: clearWords }: ReturnType<typeof useWords>,
  request: ReturnType<typeof useRequest>,
) {
  const { id } = usePerson()
  const navigate = useNavigate()
  const { therapist, kind, format, at, link = null } = asked
  const wish = [kind, format, at.toISOString()].join(' ')
  const [draft, setDraft, clear] = useDraft(id, `book:${therapist}`, { wish: '', clientId: '' })
  return () => {
    if (!format || problem || request.isPending) return
    const clientId = draft.wish === wish ? draft.clientId : newId()
    setDraft({ wish, clientId })
    const timeZone = zoneHere()
    request.mutate(
      { therapist, kind, format, at, link, clientId, timeZone, message: words.trim() || null },
      {
        onSuccess: (one) => {
          clear()
          clearWords()
          if (readKeptTime()?.therapist === therapist) dropKeptTime()
          void navigate(paths.appointment(one._id), { replace: true })
        },
      },
    )
  }
}

/** Goes back where opening made an entry of its own; an address that led here has none before it. */
function useClose(otherwise: () => void) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const wasOpened = typeof state === 'object' && state !== null && 'opened' in state
  return () => (wasOpened ? void navigate(-1) : otherwise())
}
