import type { Calendar } from '@attune/contract/calendar.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { BookingLinkCard } from './booking-link-card.tsx'
import { BusyCard } from './busy-card.tsx'
import { FeedCard } from './feed-card.tsx'
import { HoursForm } from './hours-form.tsx'
import { KindsForm } from './kinds-form.tsx'
import { PlaceForm } from './place-form.tsx'
import { RulesForm } from './rules-form.tsx'
import { draftOf } from './settings-drafts.ts'

/** All that decides which times are free, in parts of which each is saved by itself. */
export function CalendarSettings({ calendar }: { calendar: Calendar | null }) {
  const before = draftOf(calendar)
  return (
    <>
      <TitledCard
        title={calendar ? 'Your hours' : 'Set up your calendar'}
        titleId="calendar-settings"
        lead={
          calendar
            ? 'What changes here changes no appointment that is agreed on already.'
            : 'Say when you could meet. Once you save it, patients see when you are free next, and can ask for one of these times. Your booking link can be made after that: it shows them.'
        }
      >
        <div className="mt-6 grid gap-7">
          <HoursForm before={before} />
          {calendar && (
            <>
              <KindsForm before={before} />
              <RulesForm before={before} />
              <PlaceForm before={before} />
            </>
          )}
        </div>
      </TitledCard>
      {calendar && <BusyCard />}
      {calendar && <BookingLinkCard />}
      {calendar && <FeedCard calendar={calendar} />}
    </>
  )
}
