import { useQuery } from '@tanstack/react-query'
import { factLines } from './fact-lines.ts'
import { practiceAreasOf, practiceFactsOf } from './queries.ts'

/** On a therapist's profile: what they said of their practice, and nothing where they did not. */
export function PracticeFactsSection({ therapistId }: { therapistId: string }) {
  const { data: facts } = useQuery(practiceFactsOf(therapistId))
  const { data: areas } = useQuery(practiceAreasOf(therapistId))
  if (!facts || !areas) return null
  const main = areas.filter((area) => area.main).map(({ label }) => label)
  const today = new Date().toISOString().slice(0, 10)
  const lines = [
    ...(main.length > 0 ? [['Most of my work', main.join(', ')] as const] : []),
    ...factLines(facts, today),
  ]
  if (lines.length === 0 && !facts.words) return null
  return (
    <section aria-label="The practice" className="grid gap-4">
      {facts.words && (
        <p className="written whitespace-pre-line [overflow-wrap:anywhere]">{facts.words}</p>
      )}
      <dl className="facts">
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">
        Attune itself charges nothing, neither you nor them. What a session costs is paid to the
        therapist.
      </p>
    </section>
  )
}
