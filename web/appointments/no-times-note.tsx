import type { NoTimes } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { firstName } from '../lib/first-name.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type NoTimesNoteProps = { why: NoTimes; therapist: { _id: string; name: string } }

/** Why there is no time to choose, and what there is to do instead. */
export function NoTimesNote({ why, therapist }: NoTimesNoteProps) {
  const name = firstName(therapist.name)
  const words: Record<NoTimes, [title: string, text: string]> = {
    'no-calendar': [
      'There are no times to choose here.',
      `${name} agrees on times in a conversation. A short message is enough to ask.`,
    ],
    'no-new-patients': [
      `${name} takes no new patients right now.`,
      'Others may have a time for you soon.',
    ],
    'contact-closed': [
      'There are no times to choose here.',
      'The two of you can’t write to each other at present, so no time can be agreed on either.',
    ],
  }
  const [title, text] = words[why]
  return (
    <EmptyState
      title={title}
      action={
        why === 'no-calendar' ? (
          <Link to={paths.therapist(therapist._id)} className={buttonClass()}>
            Write to {name}
          </Link>
        ) : (
          <Link to={paths.findTherapist} className={buttonClass()}>
            Find a Therapist
          </Link>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
