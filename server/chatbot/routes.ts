import { chatbot, chatbotTexts } from '@attune/contract/chatbot.ts'
import { answer, isPremade } from '@attune/engine/chatbot/answer.ts'
import { answerDanger, noContacts } from '@attune/engine/chatbot/answer-danger.ts'
import { carriesHelp } from '@attune/engine/chatbot/carries-help.ts'
import type { OwnQuestion } from '@attune/engine/chatbot/own-questions.ts'
import { recall } from '@attune/engine/chatbot/recall.ts'
import { assistantAnswer } from '../ai/assistant-answer.ts'
import type { Caller } from '../auth/sessions.ts'
import { goneSignal } from '../lib/ai/gone-signal.ts'
import { AppError } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { createNameDay, type OwnReply } from './own-reply.ts'
import { patientAnswers } from './patient-answers.ts'
import { readSupportContacts } from './support-contacts.ts'
import { therapistAnswers } from './therapist-answers.ts'

/** Beyond the limit danger is looked for in so many characters: to read whatever comes would be none. */
const readAnyway = 300

/** Nothing that is asked or answered here is stored or logged. */
export function chatbotRoutes(app: App, context: Context) {
  const { db, vault, limits } = context
  route(app, chatbot.ask, async ({ caller, ip, body: { message, earlier, timeZone } }, reply) => {
    // spec §5: a stranger may ask the premade questions and nothing else.
    if (!caller && !isPremade(message)) throw new AppError('signed_out', chatbotTexts.signIn)
    const who = caller?.id ?? ip
    const isOver = (await limits.takeSome('ai', who, 1)) === 0
    if (isOver && message.length > readAnyway) await limits.take('ai', who)
    const role = caller?.role ?? null
    const answered = answer(message, {
      role,
      earlier: (caller && !isOver && earlier) || [],
      dangerModel: context.dangerModel,
    })
    // Nobody who speaks of danger is turned away.
    if (isOver && !answered.danger) await limits.take('ai', who)
    const { answer: text, grade, links, suggestions, language } = answered
    const own = caller && answered.own && (await answerOwn(answered.own, caller.id, timeZone))
    const contacts = answered.danger || answered.recalled ? await contactsOf(caller) : noContacts
    const danger = answered.danger && { answer: answerDanger(answered.danger, contacts) }
    const asked = { message, earlier: earlier ?? [], grade, gone: goneSignal(reply) }
    const outside =
      answered.isUnknown && caller?.role === 'user'
        ? await assistantAnswer(context, { ...asked, userId: caller.id })
        : null
    const said = {
      answer: text,
      grade,
      links,
      suggestions,
      language,
      ...own,
      ...danger,
      ...outside,
    }
    if (answered.recalled) said.answer = `${recall(answered.recalled, contacts)}\n\n${said.answer}`
    return { ...said, carriesHelp: carriesHelp({ ...said, danger: answered.danger }) }
  })

  const contactsOf = async (caller: Caller | undefined) =>
    caller?.role === 'user' ? readSupportContacts(db, vault, caller.id) : noContacts

  /** Everything is read by the caller's own id, whatever was asked. */
  function answerOwn(question: OwnQuestion, id: string, timeZone?: string): Promise<OwnReply> {
    const now = new Date()
    return answers[question]({ db, vault, id, now, day: createNameDay(now, timeZone) })
  }
}

const answers = { ...patientAnswers, ...therapistAnswers }
