import { questionnaires } from '@attune/contract/questionnaires.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { call } from '../lib/call.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { TherapistFace } from '../matching/therapist-card.tsx'
import { TherapistFacts } from '../therapists/therapist-facts.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { type Answers, asStored } from './answers.ts'

type PracticePreviewProps = {
  answers: Answers
  /** The button before which none of this is shown to anyone. */
  before: 'Complete' | 'Save Answers'
  /** Where there is no room beside the question. */
  folded: boolean
}

/** The profile as these answers would make it, while they are being given. */
export function PracticePreview({ answers, before, folded }: PracticePreviewProps) {
  const title = 'What patients will see'
  if (!folded)
    return (
      <aside aria-labelledby="preview">
        <h2 id="preview" className="mb-4 text-title">
          {title}
        </h2>
        <Preview answers={answers} before={before} />
      </aside>
    )
  return (
    <details className="group mt-8 border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center gap-1 font-semibold text-pine">
        {title}
        <ChevronDown size={18} strokeWidth={1.75} className="group-open:rotate-180" aria-hidden />
      </summary>
      <div className="mt-2">
        <Preview answers={answers} before={before} />
      </div>
    </details>
  )
}

function Preview({ answers, before }: Omit<PracticePreviewProps, 'folded'>) {
  const { id } = usePerson()
  const settled = useDebounced(answers, 300)
  const own = useQuery(therapistProfile(id))
  const derived = useQuery({ ...previewOf(id, settled), placeholderData: keepPreviousData })
  if (own.isError || derived.isError)
    return <p className="note">The preview did not load. Your answers are not touched by that.</p>
  if (!own.data || !derived.data)
    return (
      <Loading label="Loading the preview">
        <div className="card">
          <SkeletonText lines={6} />
        </div>
      </Loading>
    )
  const therapist = { ...own.data, ...derived.data }
  return (
    <>
      <div className="card grid gap-5 wide:p-6">
        <TherapistFace therapist={therapist} />
        <TherapistFacts therapist={therapist} />
      </div>
      <p className="mt-3 text-small text-muted">
        Made from your answers so far. Nobody sees it before you press {before}.
      </p>
    </>
  )
}

const previewOf = (id: string, answers: Answers) =>
  queryOptions({
    queryKey: ['practice-preview', id, answers],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) =>
      call(questionnaires.previewPractice, {
        params: { id },
        body: {
          answers: Object.entries(answers).map(([question_id, chosen]) => ({
            question_id,
            answer: asStored(chosen),
          })),
        },
        signal,
      }),
  })
