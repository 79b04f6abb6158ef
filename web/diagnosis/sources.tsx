import type { Finding, Source } from '@attune/contract/diagnosis.ts'
import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { dateOnly } from '../lib/dates.ts'

/** Which answers or entries each sentence came from. */
export const Sources = ({ findings }: { findings: readonly Finding[] }) => (
  <details className="mt-2 text-small text-muted">
    <summary className="inline-flex min-h-9 items-center underline underline-offset-3 pointer-coarse:min-h-11">
      Where this comes from
    </summary>
    <dl className="mt-1 grid gap-3">
      {findings.map(({ text, from }) => (
        <div key={text}>
          <dt className="font-semibold text-ink">{text}</dt>
          {from.map((source) => (
            <dd key={'entry' in source ? source.entry : source.question + source.answer}>
              <From source={source} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </details>
)

const From = ({ source }: { source: Source }) =>
  'entry' in source ? (
    <Link
      to={paths.journal(source.entry)}
      className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      Your entry of {dateOnly(source.date)}
    </Link>
  ) : (
    <>
      {source.question} “{source.answer}”
    </>
  )
