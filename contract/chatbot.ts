import { z } from 'zod'
import { OutsideModel } from './ai.ts'
import { endpoint, text, trimmedText } from './endpoint.ts'
import { Grade } from './risk.ts'

/** spec §2 and §9: five, answered to anyone. */
export const premadeQuestions = [
  'How does Attune find a therapist for me?',
  'Is what I write private?',
  'What happens in a first session?',
  'How can I calm down right now?',
  'What does it cost?',
] as const

export const chatbotTexts = {
  signIn: 'Please sign in to chat with the assistant or try premade questions.',
} as const

export const chatbotLimit = 2_000
/** How many of the person's last messages go along. */
export const earlierLimits = { messages: 6 } as const

/** A page of the product that an answer speaks of. */
export const ChatbotLink = z.object({
  label: z.string(),
  to: z.string().regex(/^\/(?![/\\])/, 'A path of this site'),
})
export type ChatbotLink = z.infer<typeof ChatbotLink>

export const ChatbotReply = z.object({
  answer: z.string(),
  grade: Grade.optional(),
  /** Holds a help line or an emergency number: shown whole at once. */
  carriesHelp: z.boolean().optional(),
  links: z.array(ChatbotLink).max(6).optional(),
  /** Questions that may have been meant; each is answered when asked in these words. */
  suggestions: z.array(z.string()).max(3).optional(),
  /** Of the answer's words, ISO 639-1. */
  language: z.string().optional(),
  /** Of whom the answer is, where it is not the embedded engine's. */
  writtenBy: OutsideModel.optional(),
})
export type ChatbotReply = z.infer<typeof ChatbotReply>

export const chatbot = {
  ask: endpoint({
    method: 'POST',
    url: '/chatBot',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Ask the assistant; a stranger may ask the five premade questions',
      /** `earlier`: the person's last messages of this conversation, oldest first, for follow-ups. */
      body: z.object({
        message: trimmedText(chatbotLimit),
        earlier: z.array(trimmedText(chatbotLimit)).max(earlierLimits.messages).optional(),
        /** IANA name; days are named by it. UTC where it is missing or unknown. */
        timeZone: text(64).optional(),
      }),
      response: { 200: ChatbotReply },
    },
  }),
}
