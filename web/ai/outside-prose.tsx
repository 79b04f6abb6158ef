import type { Prose } from '@attune/contract/ai.ts'
import { useQuery } from '@tanstack/react-query'
import { usePerson } from '../lib/session.ts'
import { ModelMark } from './model-mark.tsx'
import { matchProseOf, summaryProseOf, useOutsideModel } from './queries.ts'

/** The summary from the answers as one paragraph, where the person allows an outside model. */
export function SummaryProse({ inputsHash }: { inputsHash: string }) {
  const { id } = usePerson()
  const enabled = useOutsideModel(id)?.allowed ?? false
  const { data } = useQuery({ ...summaryProseOf(id, inputsHash), enabled })
  return enabled && <OutsideProse title="In other words" prose={data} />
}

/** Why this therapist, in a few sentences, where the person allows an outside model. */
export function MatchProse({ therapistId }: { therapistId: string }) {
  const { id } = usePerson()
  const enabled = useOutsideModel(id)?.allowed ?? false
  const { data } = useQuery({ ...matchProseOf(id, therapistId), enabled })
  return enabled && <OutsideProse title="In a few words" prose={data} />
}

type OutsideProseProps = { title: string; prose: Prose | undefined }

/** What the engine found stands above; without the model's words nothing is missing. */
function OutsideProse({ title, prose }: OutsideProseProps) {
  if (prose?.pending)
    return (
      <p role="status" className="mt-4 text-small text-muted">
        An outside model is putting this into other words.
      </p>
    )
  if (!prose?.writtenBy) return null
  return (
    <div className="mt-4 rounded-[16px] bg-raised px-4 py-3.5">
      <p className="text-small font-semibold">{title}</p>
      <p className="mt-1.5 mb-2 leading-normal whitespace-pre-line">{prose.text}</p>
      <ModelMark writtenBy={prose.writtenBy} />
    </div>
  )
}
