import type { Summary } from '@attune/contract/diagnosis.ts'
import type { Partner } from '@attune/contract/messages.ts'
import type { SummaryPart } from '@attune/contract/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { briefOf } from '../diagnosis/brief.ts'
import { patientSummaryOf } from '../diagnosis/queries.ts'
import { sharedText } from '../diagnosis/shared-chips.tsx'
import { dateOnly } from '../lib/dates.ts'
import { isCode } from '../lib/failures.ts'
import { reviewsOf } from '../reviews/queries.ts'
import { ReviewForm } from '../reviews/review-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { SoftwareNote } from '../ui/software-note.tsx'
import { SharedWithMe } from './shared-with-me.tsx'

type PatientSummaryDialogProps = { patient: Partner; onClose: () => void }

/** What software made of a patient's answers and journal, as far as they share it. */
export function PatientSummaryDialog({ patient, onClose }: PatientSummaryDialogProps) {
  const { data, error, refetch } = useQuery(patientSummaryOf(patient._id))
  const none = isCode(error, 'not_found') || isCode(error, 'forbidden')
  const withheld = new Set(data?.withheld)
  const empty = data && !data.initialDiagnosis && !data.journalAnalysis && !withheld.size
  return (
    <Dialog title="Patient's Diagnosis Details by AI" onClose={onClose} width={620}>
      <p className="mt-1.5 text-muted">
        What <bdi>{patient.name}</bdi> shares with you. To ask about, not a diagnosis.
      </p>
      <Terms patient={patient} />
      <div className="mt-6">
        {!data && !error && (
          <Loading label="Loading the summary">
            <SkeletonText lines={6} />
          </Loading>
        )}
        {error && !none && (
          <ErrorState error={error} title="It did not load." onRetry={() => void refetch()} />
        )}
        {(none || empty) && (
          <p className="note">
            No diagnosis data available.
            {isCode(error, 'forbidden') && ` ${patient.name} keeps their summary to themselves.`}
          </p>
        )}
        {data && !empty && (
          <div className="grid gap-7">
            <Part
              patient={patient}
              part="initialDiagnosis"
              onReadAgain={() => void refetch()}
              headings={['Initial Diagnosis', 'Initial Emotions']}
              summary={data.initialDiagnosis}
              withheld={withheld.has('initialDiagnosis')}
              nothing="No initial diagnosis found."
            />
            {data.initialDiagnosis && withheld.has('danger') && (
              <p className="note">
                Answers about distressing thoughts and danger are not part of this. {patient.name}{' '}
                has not shared them, whether there are any or not.
              </p>
            )}
            <Part
              patient={patient}
              part="journalAnalysis"
              onReadAgain={() => void refetch()}
              headings={['Journal Analysis Diagnosis', 'Emotions from Latest Journal']}
              summary={data.journalAnalysis}
              withheld={withheld.has('journalAnalysis')}
              nothing="No journal analysis found."
            />
          </div>
        )}
        <SharedWithMe patient={patient} />
      </div>
    </Dialog>
  )
}

function Terms({ patient }: { patient: Partner }) {
  const { data: items = [] } = useQuery(briefOf(patient._id))
  if (items.length === 0) return null
  return <p className="mt-1.5 text-small text-muted">Shares with you: {sharedText(items)}.</p>
}

type PartProps = {
  patient: Partner
  part: SummaryPart
  headings: readonly [findings: string, emotions: string]
  summary: Summary | null
  withheld: boolean
  nothing: string
  onReadAgain: () => void
}

function Part({ patient, part, headings, summary, withheld, nothing, onReadAgain }: PartProps) {
  const [findings, emotions] = headings
  const { data: reviews } = useQuery(reviewsOf(patient._id))
  const review = reviews?.find((one) => one.part === part)
  const instead = withheld ? 'Not shared.' : summary ? null : nothing
  return (
    <section className="grid gap-4 border-t border-line pt-6 first:border-0 first:pt-0">
      {summary && <HowOld made={summary.made} />}
      <Findings heading={findings} texts={summary?.diagnosis ?? []} instead={instead} />
      <Findings heading={emotions} texts={summary?.emotions ?? []} instead={instead} />
      {summary && (
        <>
          <SoftwareNote made={summary.made} />
          {reviews && (
            <ReviewForm
              patient={patient}
              part={part}
              inputsHash={summary.made.inputsHash}
              review={review}
              onReadAgain={onReadAgain}
            />
          )}
        </>
      )}
    </section>
  )
}

/** What is made anew is no younger than what it is made from, and that is what counts. */
const HowOld = ({ made: { answeredAt, at } }: Pick<Summary, 'made'>) => (
  <p className="text-small font-medium">
    {answeredAt
      ? `Last answered ${dateOnly(answeredAt)}`
      : `From journal entries up to ${dateOnly(at)}`}
    , put into words by software.
  </p>
)

type FindingsProps = { heading: string; texts: readonly string[]; instead: string | null }

const Findings = ({ heading, texts, instead }: FindingsProps) => (
  <div>
    <h3 className="text-body leading-tight">{heading}</h3>
    {instead || !texts.length ? (
      <p className="mt-1.5 text-muted">{instead ?? 'Nothing stands out.'}</p>
    ) : (
      <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 leading-normal marker:text-faint">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
  </div>
)
