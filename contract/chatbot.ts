import { z } from 'zod'
import { endpoint, written } from './endpoint.ts'
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

export const chatbot = {
  ask: endpoint({
    method: 'POST',
    url: '/chatBot',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Ask the assistant; a stranger may ask the five premade questions',
      /** `earlier`: the person's last messages of this conversation, oldest first, for follow-ups. */
      body: z.object({
        message: written(chatbotLimit),
        earlier: z.array(written(chatbotLimit)).max(6).optional(),
      }),
      response: { 200: z.object({ answer: z.string(), grade: Grade.optional() }) },
    },
  }),
}
