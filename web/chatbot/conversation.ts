import type { OutsideModel } from '@attune/contract/ai.ts'
import type { ChatbotLink } from '@attune/contract/chatbot.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { queryClient } from '../lib/query-client.ts'

export type Turn = {
  id: number
  from: 'person' | 'assistant'
  text: string
  links: readonly ChatbotLink[]
  suggestions: readonly string[]
  /** Holds whom to call: it is not typed out. */
  carriesHelp?: boolean | undefined
  /** Of a reply's words, where they say so. */
  language?: string | undefined
  /** Of whom a reply is, where it is not the embedded engine's. */
  writtenBy: OutsideModel | null
}

export type Conversation = {
  turns: readonly Turn[]
  /** What was asked and answered, for questions that follow on others. */
  asked: readonly string[]
  pending: boolean
  /** Replies up to this one stand written out. */
  typedUpTo: number
}

/**
 * Held in the memory that a session fills and its end empties: it goes along from page to page,
 * and never to another person or over a sign-out. Nothing of it is stored.
 */
export function useConversation(): Conversation {
  const { data } = useQuery<Conversation>({
    queryKey: key,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? emptyConversation
}

export const readConversation = () =>
  queryClient.getQueryData<Conversation>(key) ?? emptyConversation

export function changeConversation(change: (now: Conversation) => Partial<Conversation>) {
  queryClient.setQueryData<Conversation>(key, (now = emptyConversation) => ({
    ...now,
    ...change(now),
  }))
}

const key = ['assistant', 'conversation']

const emptyConversation: Conversation = { turns: [], asked: [], pending: false, typedUpTo: -1 }
