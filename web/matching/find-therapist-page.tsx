import './find.css'
import type { Therapist } from '@attune/contract/therapists.ts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFavorites } from '../favorites/favorites.ts'
import { bringIntoView } from '../lib/bring-into-view.ts'
import { usePerson } from '../lib/session.ts'
import { bestListId } from '../match-score/queries.ts'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { partnerOf } from '../messages/partner-of.ts'
import { useOpenChat } from '../messages/use-open-chat.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { BestMatches } from './best-matches.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { Comparing, useSideBySideView } from './comparing.tsx'
import { Directory } from './directory.tsx'
import type { Filters } from './filters.ts'
import { FindFilters } from './find-filters.tsx'
import { bestMatchesOf } from './queries.ts'
import { SearchHelp } from './search-help.tsx'
import { therapistListId } from './therapist-list.tsx'
import { useFilters } from './use-filters.ts'

export function FindTherapistPage() {
  const { id, questionsSubmitted } = usePerson()
  const [filters, change] = useFilters(questionsSubmitted)
  const [chatWith, openChat, closeChat] = useOpenChat()
  const favorites = useFavorites(id)
  const [isOpen, setOpen] = useState(false)
  useRefreshOnReturn(id)
  const [View, listId] =
    filters.view === 'best' ? [BestMatches, bestListId] : [Directory, therapistListId]
  const showFound = () => {
    // Without the panel at once: where the list stands is known only then.
    flushSync(() => setOpen(false))
    bringIntoView(listId)
  }
  return (
    <>
      <div className="find-top">
        <PageHeading title="Find a Therapist" />
        <FindFilters
          filters={filters}
          isOpen={isOpen}
          onOpen={() => startTransition(() => setOpen(!isOpen))}
          onChange={change}
        />
      </div>
      <SearchHelp words={filters.name} />
      <Comparing compared={filters.compared} onChange={change}>
        <View
          filters={filters}
          favorites={favorites}
          isOpen={isOpen}
          onChange={change}
          onShow={showFound}
          onMessage={(therapist) => openChat(partnerOf(therapist))}
        />
      </Comparing>
      {!chatWith && (
        <SideBySide filters={filters} onMessage={(therapist) => openChat(partnerOf(therapist))} />
      )}
      {chatWith && <ChatDialog partner={chatWith} onClose={closeChat} />}
    </>
  )
}

type SideBySideProps = { filters: Filters; onMessage: (therapist: Therapist) => void }

/** By itself: what closes it draws it anew, and not the cards behind. */
function SideBySide({ filters, onMessage }: SideBySideProps) {
  const { shown, close } = useSideBySideView(filters)
  return shown && <CompareDialog ids={shown} onMessage={onMessage} onClose={close} />
}

/**
 * A practice may have changed since the last look. What was found then stays on screen until the
 * new answer is there; within one look nothing is asked for twice (spec §4).
 */
function useRefreshOnReturn(userId: string) {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = bestMatchesOf(userId)
    const found = { queryKey, predicate: ({ state }: Query) => state.data !== undefined }
    const refresh = () =>
      document.visibilityState === 'visible' && void client.invalidateQueries(found)
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [client, userId])
}
