import { paths } from '@attune/contract/paths.ts'
import type { Help, HelpNote } from '@attune/contract/risk.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { describeLine, mainLine } from '../help/contact-links.ts'
import { usePatient } from '../help/use-patient.ts'
import { linesFor, withNumber } from './ways.ts'

type MoreHelpProps = {
  note: HelpNote
  help: Help
  known: boolean
  inChat: boolean
  guessed: boolean
  children: ReactNode
}

/** What is folded: the other ways, who it is that answers, and where the note comes from. */
export function MoreHelp({ note, help, known, guessed, inChat, children }: MoreHelpProps) {
  const patient = usePatient()
  const { labels } = note
  const lines = linesFor(note, help)
  const emergency = mainLine(help.lines)?.emergency
  return (
    <div className="grid gap-2 pt-1 leading-normal">
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
      <p className="font-medium" dir="auto">
        {emergency ? withNumber(labels.emergency, emergency) : labels.emergencyUnknown}
      </p>
      {lines.map((line) => (
        <p key={line.name} lang="en">
          {describeLine(line)}
          {line.audience && line.audience !== 'everyone' && ` For ${line.audience}.`} {line.text}
        </p>
      ))}
      {inChat && (
        <p className="text-muted" dir="auto">
          {labels.nobodyTold}
        </p>
      )}
      <p className="text-muted" lang="en">
        Software compares what you write here with words people often use when they are in danger.
        It can be wrong, both ways. What it found is not kept, and no person sees it
        {patient && ' unless you show them'}. Closing this note changes nothing you wrote.{' '}
        <Link to={`${paths.help}#how-this-works`} target="_blank">
          How this works
        </Link>{' '}
        ·{' '}
        <Link to={paths.help} target="_blank">
          {guessed ? 'Lines of other countries' : 'All lines'}
        </Link>
        {known && !help.trustedPerson && (
          <>
            {' '}
            ·{' '}
            <Link to={`${paths.help}#someone-you-trust`} target="_blank">
              Add someone you trust
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
