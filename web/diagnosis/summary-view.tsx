import type { Summary } from '@attune/contract/diagnosis.ts'
import { SoftwareNote } from '../ui/software-note.tsx'
import { FeelingWeeks } from './feeling-weeks.tsx'
import { Sentences, Words } from './findings.tsx'

type SummaryViewProps = { summary: Summary; of: 'answers' | 'journal' }

/** A whole summary as its owner reads it. */
export const SummaryView = ({ summary, of }: SummaryViewProps) => (
  <div className="grid gap-7">
    <Sentences title={titles[of].findings} findings={summary.evidence.diagnosis} />
    <Words title={titles[of].emotions} findings={summary.evidence.emotions} />
    <FeelingWeeks weeks={summary.weeks} />
    <Words title="Who often helps with this" findings={summary.evidence.therapist_specialties} />
    <SoftwareNote made={summary.made} />
  </div>
)

const titles = {
  answers: { findings: 'What your answers describe', emotions: 'Emotions in them' },
  journal: {
    findings: 'What your entries seem to touch on',
    emotions: 'Emotions in your latest entry',
  },
}
