import type { Partner } from '@attune/contract/messages.ts'
import { notShown, type Therapist } from '@attune/contract/therapists.ts'
import { usePerson } from '../lib/session.ts'
import type { Search } from '../matching/queries.ts'
import { TherapistFace } from '../matching/therapist-card.tsx'
import { TherapistList } from '../matching/therapist-list.tsx'
import { partnerOf } from '../messages/partner-of.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** spec §9: 8 cards, 8 more per Load More. */
const pageSize = 8

type ColleaguesProps = { search: Search; onChat: (partner: Partner) => void }

export function Colleagues({ search, onChat }: ColleaguesProps) {
  const { id } = usePerson()
  return (
    <TherapistList
      // One more than is shown, as one of them may be the reader, who is left out.
      search={{ ...search, limit: pageSize + 1 }}
      keep={({ _id }) => _id !== id}
      step={pageSize}
      card={(therapist) => <ColleagueCard therapist={therapist} onChat={onChat} />}
      empty={
        <EmptyState title="No matching therapists found.">
          Fewer letters or fewer years find more.
        </EmptyState>
      }
    />
  )
}

type ColleagueCardProps = { therapist: Therapist; onChat: (partner: Partner) => void }

function ColleagueCard({ therapist, onChat }: ColleagueCardProps) {
  const { name, email, phone, contactWithheld } = therapist
  return (
    <article className="card flex flex-col gap-4 wide:p-6">
      <TherapistFace therapist={therapist} />
      <p className="grid text-small [overflow-wrap:anywhere]">
        <ContactData text={email} href={`mailto:${email}`} />
        <ContactData text={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} />
        {contactWithheld && (
          <span className="text-muted">
            Lists show contact data of the first colleagues a day only.
          </span>
        )}
      </p>
      <Button
        size="small"
        className="mt-auto"
        aria-label={`Chat Now with ${name}`}
        onClick={() => onChat(partnerOf(therapist))}
      >
        Chat Now
      </Button>
    </article>
  )
}

const ContactData = ({ text, href }: { text: string; href: string }) =>
  text === notShown ? (
    <span className="inline-flex min-h-11 items-center">{text}</span>
  ) : (
    <a className="inline-flex min-h-11 items-center" href={href}>
      {text}
    </a>
  )
