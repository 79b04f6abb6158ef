import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { Title } from '../ui/title.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { pickQuote } from './quotes.ts'
import { SummaryCard } from './summary-card.tsx'

export function HomePage() {
  const { id } = usePerson()
  const { data: user } = useQuery(userProfile(id))
  const [quote] = useState(() => pickQuote(Math.random()))
  const firstName = user?.name.trim().split(/\s+/)[0]
  return (
    <>
      <Title>Home</Title>
      <h1>
        {greeting(new Date().getHours())}
        {firstName && `, ${firstName}`}
      </h1>
      <blockquote className="mt-4 mb-8 font-serif text-[1.28rem] leading-[1.4] tracking-[-0.01em] text-muted">
        “{quote}”
      </blockquote>
      <SummaryCard />
      <HowItWorks />
    </>
  )
}

function greeting(hour: number): string {
  if (hour < 5) return 'Good night'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
