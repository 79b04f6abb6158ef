import { chatbot, chatbotTexts } from '@attune/contract/chatbot.ts'
import { answer, isPremade } from '@attune/engine/answers/answer.ts'
import { AppError } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'

/** Nothing that is asked or answered here is stored or logged. */
export function chatbotRoutes(app: App, { limits }: Context) {
  app.route({
    ...chatbot.ask,
    handler: async ({ caller, ip, body: { message, earlier } }) => {
      // spec §5: a stranger may ask the premade questions and nothing else.
      if (!caller && !isPremade(message)) throw new AppError('signed_out', chatbotTexts.signIn)
      await limits.take('ai', caller?.id ?? ip)
      const { answer: text, grade } = answer(message, caller ? earlier : [])
      return { answer: text, grade }
    },
  })
}
