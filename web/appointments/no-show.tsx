import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { Button } from '../ui/button.tsx'
import { useChange } from './changes.ts'

/** What one says of a time at which only one came; the other may see it differently. */
export function NoShow({ one }: { one: AppointmentDetail }) {
  const change = useChange(one)
  const name = firstName(one.partner.name)
  const { noShow, may } = one
  if (!noShow && !may.includes('no-show')) return null
  return (
    <section aria-label="Whether it took place" className="note mt-6 grid gap-2">
      {!noShow && (
        <p className="flex flex-wrap items-center gap-x-2">
          {name} did not come?
          <Button
            kind="plain"
            size="small"
            busy={change.isPending}
            onClick={() => change.mutate({ what: 'noShow' })}
          >
            Say so
          </Button>
        </p>
      )}
      {noShow && <p>{textOf(noShow, name)}</p>}
      {may.includes('contest') && (
        <p className="flex flex-wrap items-center gap-x-2">
          That happens, and sometimes only through a mistake with links or clocks.
          <Button
            kind="plain"
            size="small"
            busy={change.isPending}
            onClick={() => change.mutate({ what: 'contest' })}
          >
            I was there
          </Button>
        </p>
      )}
      {change.error && (
        <p role="alert" className="text-danger">
          {sentence(change.error, 'That could not be kept. Please try again.')}
        </p>
      )}
    </section>
  )
}

function textOf({ by, contested }: NonNullable<AppointmentDetail['noShow']>, name: string) {
  const [who, other] = by === 'me' ? ['You', name] : [name, 'you']
  const said = `${who} said that ${other} did not come.`
  if (!contested) return said
  return by === 'me'
    ? `${said} ${name} sees it differently. Both stand here, and Attune does not judge.`
    : `${said} You see it differently. Both stand here, and Attune does not judge.`
}
