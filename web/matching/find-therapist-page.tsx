import './find.css'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useState } from 'react'
import { usePerson } from '../lib/session.ts'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { BestMatches } from './best-matches.tsx'
import { Directory } from './directory.tsx'
import { useFavorites } from './favorites.ts'
import { FindTools } from './find-tools.tsx'
import { partnerOf } from './partner-of.ts'
import { useFilters } from './use-filters.ts'

export function FindTherapistPage() {
  const { id, questionsSubmitted } = usePerson()
  const [filters, change] = useFilters(questionsSubmitted)
  const [chatWith, setChatWith] = useState<Therapist | null>(null)
  const favorites = useFavorites(id)
  const View = filters.view === 'best' ? BestMatches : Directory
  return (
    <>
      <PageHeading title="Find a Therapist" />
      <FindTools filters={filters} onChange={change} />
      <View filters={filters} favorites={favorites} onChange={change} onMessage={setChatWith} />
      {chatWith && <ChatDialog partner={partnerOf(chatWith)} onClose={() => setChatWith(null)} />}
    </>
  )
}
