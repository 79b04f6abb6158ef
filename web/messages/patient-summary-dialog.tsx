import { diagnosis, type Summary } from '@attune/contract/diagnosis.ts'
import type { Partner } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { SoftwareNote } from '../ui/software-note.tsx'

type PatientSummaryDialogProps = { patient: Partner; onClose: () => void }

/** What software made of a patient's answers and journal, as far as they share it. */
export function PatientSummaryDialog({ patient, onClose }: PatientSummaryDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['patient-summary', patient._id],
    queryFn: ({ signal }) => call(diagnosis.read, { params: { userId: patient._id }, signal }),
    // Each call is written into the patient's reading log: one for each time it is opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const none = isCode(error, 'not_found') || isCode(error, 'forbidden')
  const withheld = new Set(data?.withheld)
  const empty = data && !data.initialDiagnosis && !data.journalAnalysis && !withheld.size
  return (
    <Dialog title="Patient's Diagnosis Details by AI" onClose={onClose} width={620}>
      <p className="mt-1.5 text-muted">
        As {patient.name} was told. Patterns to ask about, not a diagnosis.
      </p>
      <div className="mt-6">
        {!data && !error && (
          <Loading label="Loading the summary">
            <SkeletonText lines={6} />
          </Loading>
        )}
        {error && !none && <ErrorState title={sentence(error)} onRetry={() => void refetch()} />}
        {(none || empty) && (
          <p className="note">
            No diagnosis data available.
            {isCode(error, 'forbidden') && ` ${patient.name} keeps their summary to themselves.`}
          </p>
        )}
        {data && !empty && (
          <div className="grid gap-7">
            <Part
              headings={['Initial Diagnosis', 'Initial Emotions']}
              summary={data.initialDiagnosis}
              withheld={withheld.has('initialDiagnosis')}
              nothing="No initial diagnosis found."
            />
            <Part
              headings={['Journal Analysis Diagnosis', 'Emotions from Latest Journal']}
              summary={data.journalAnalysis}
              withheld={withheld.has('journalAnalysis')}
              nothing="No journal analysis found."
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}

type PartProps = {
  headings: readonly [findings: string, emotions: string]
  summary: Summary | null
  withheld: boolean
  nothing: string
}

function Part({ headings: [findings, emotions], summary, withheld, nothing }: PartProps) {
  const instead = withheld ? 'Withheld by the patient.' : summary ? null : nothing
  return (
    <section className="grid gap-4 border-t border-line pt-6 first:border-0 first:pt-0">
      <Findings heading={findings} texts={summary?.diagnosis ?? []} instead={instead} />
      <Findings heading={emotions} texts={summary?.emotions ?? []} instead={instead} />
      {summary && <SoftwareNote made={summary.made} />}
    </section>
  )
}

type FindingsProps = { heading: string; texts: readonly string[]; instead: string | null }

const Findings = ({ heading, texts, instead }: FindingsProps) => (
  <div>
    <h3 className="text-[1.1rem]">{heading}</h3>
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
