import type { Partner } from '@attune/contract/messages.ts'
import '../matching/find.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CalendarStrip } from '../calendar/calendar-strip.tsx'
import { usePerson } from '../lib/session.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useOpening } from '../lib/use-opening.ts'
import { threadsOf } from '../live/queries.ts'
import { useAllThreads } from '../live/use-more-threads.ts'
import { YearsSelect } from '../matching/years-select.tsx'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { ThreadRow } from '../messages/thread-row.tsx'
import { useOpenChat } from '../messages/use-open-chat.ts'
import { LastMonth } from '../reach/last-month.tsx'
import { reachOf } from '../reach/queries.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Room } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Colleagues } from './colleagues.tsx'
import { FirstSteps, useFirstSteps } from './first-steps.tsx'

/** The other therapists: a directory of colleagues to consult. */
export function TherapistDashboardPage() {
  const isOpening = useOpening(useIsLoading())
  return (
    <>
      <PageHeading
        title="Therapist Dashboard"
        lead="Colleagues you can consult. They see your messages and your profile, nothing of your patients."
      />
      {isOpening ? <Room /> : <Whole />}
    </>
  )
}

/** What stands above the colleagues. */
function useIsLoading() {
  const { id } = usePerson()
  const steps = useFirstSteps()
  const reach = useQuery(reachOf(id))
  const threads = useQuery(threadsOf(id))
  return steps.isLoading || reach.isLoading || threads.isLoading
}

function Whole() {
  const [specialization, setSpecialization] = useState('')
  const [minYears, setMinYears] = useState(0)
  const [chatWith, openChat, closeChat] = useOpenChat()
  const settled = useDebounced(specialization).trim()
  return (
    <>
      <div className="mt-6">
        <CalendarStrip />
      </div>
      <FirstSteps />
      <LastMonth />
      <Conversations onChat={openChat} />
      <search className="mt-7 grid gap-4 wide:grid-cols-[1fr_220px]">
        <TextField
          label="Specialization"
          type="search"
          placeholder="Anxiety, grief, couples"
          maxLength={200}
          value={specialization}
          onChange={(event) => setSpecialization(event.target.value)}
        />
        <YearsSelect label="Experience" minYears={minYears} onChange={setMinYears} />
      </search>
      <Colleagues
        key={`${settled} ${minYears}`}
        search={{ ...(settled && { specialization: settled }), ...(minYears && { minYears }) }}
        onChat={openChat}
      />
      {chatWith && <ChatDialog partner={chatWith} onClose={closeChat} />}
    </>
  )
}

const ofColleagues = { partnerModel: 'Therapist' } as const

/** Colleagues who wrote: the only place where their messages are listed. */
function Conversations({ onChat }: { onChat: (partner: Partner) => void }) {
  const { id } = usePerson()
  const { data: threads } = useQuery(threadsOf(id))
  useAllThreads(id, ofColleagues)
  const colleagues = threads?.filter(({ partner }) => partner.model === 'Therapist')
  if (!colleagues?.length) return null
  return (
    <section className="mt-8">
      <h2>Your conversations</h2>
      <ul className="mt-4 grid gap-4">
        {colleagues.map((thread) => (
          <ThreadRow
            key={thread.partner._id}
            thread={thread}
            me={id}
            actions={
              <Button
                size="small"
                aria-label={`Chat with ${thread.partner.name}`}
                onClick={() => onChat(thread.partner)}
              >
                Chat
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  )
}
