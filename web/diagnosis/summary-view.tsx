import type { Summary } from '@attune/contract/diagnosis.ts'
import { SoftwareNote } from '../ui/software-note.tsx'
import { Sentences, Words } from './findings.tsx'

/** A whole summary as its owner reads it. */
export const SummaryView = ({ summary }: { summary: Summary }) => (
  <div className="grid gap-7">
    <Sentences title="What your answers describe" findings={summary.evidence.diagnosis} />
    <Words title="Emotions in them" findings={summary.evidence.emotions} />
    <Words title="Who often helps with this" findings={summary.evidence.therapist_specialties} />
    <SoftwareNote made={summary.made} />
  </div>
)
