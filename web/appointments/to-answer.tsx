import type { Appointment } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import type { WaitingSeries } from '@attune/contract/series.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { statusText } from './appointment-words.ts'
import { HomeRow } from './home-row.tsx'
import { rhythmText, shortTime } from './time-words.ts'
import { useReader } from './use-reader.ts'

type ToAnswerProps = {
  waiting: readonly Appointment[]
  series: readonly WaitingSeries[]
  asked: Appointment | undefined
  children: ReactNode
}

/** Around what comes next: above it what waits for a word, by name; below it the question how it was. */
export function ToAnswer({ waiting, series, asked, children }: ToAnswerProps) {
  return (
    <>
      {waiting.length + series.length > 0 && (
        <ul className="grid gap-3">
          {waiting.map((one) => (
            <li key={one._id}>
              <Waiting one={one} />
            </li>
          ))}
          {series.map((one) => (
            <li key={one._id}>
              <Regular one={one} />
            </li>
          ))}
        </ul>
      )}
      {children}
      {asked && <Asked one={asked} />}
    </>
  )
}

type RegularProps = { one: WaitingSeries }

/** Another time, or one that became free. */
function Waiting({ one }: { one: Appointment }) {
  const reader = useReader()
  const { proposal, partner, at } = one
  return (
    <ToPress to={paths.appointment(one._id)} name={partner.name}>
      {proposal
        ? `${partner.name} would like to move ${shortTime(at, reader)} to ${shortTime(proposal.at, reader)}.`
        : `A time with ${partner.name} became free: ${shortTime(at, reader)}. ${statusText(one, reader)}.`}
    </ToPress>
  )
}

/** A wish to meet at the same time of every week, or every second one. */
function Regular({ one: { appointment, partner, weeks, at, answerBy, ...one } }: RegularProps) {
  const reader = useReader()
  return (
    <ToPress to={paths.appointment(appointment)} name={partner.name}>
      {partner.name} would like to {one.extends ? 'go on meeting' : 'meet'}{' '}
      {rhythmText({ weeks, at }, reader)}. You can answer until {shortTime(answerBy, reader)}.
    </ToPress>
  )
}

const ToPress = ({ to, name, children }: { to: string; name: string; children: ReactNode }) => (
  <div className="note flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p className="min-w-0 wrap-anywhere">{children}</p>
    <Link to={to} className={buttonClass({ size: 'small' })} aria-label={`Answer ${name}`}>
      Answer
    </Link>
  </div>
)

const Asked = ({ one }: { one: Appointment }) => (
  <HomeRow
    one={one}
    ways={
      <Link
        to={paths.appointment(one._id)}
        className={buttonClass({ kind: 'soft', size: 'small' })}
        aria-label={`Say how it was with ${one.partner.name}`}
      >
        Say how it was
      </Link>
    }
  >
    <p className="font-serif text-title">How was it?</p>
    <p className="text-small text-muted">
      Two questions about your time with <bdi className="wrap-anywhere">{one.partner.name}</bdi>,
      for yourself.
    </p>
  </HomeRow>
)
