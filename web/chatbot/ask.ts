import { chatbot, chatbotTexts, earlierLimits } from '@attune/contract/chatbot.ts'
import type { Grade } from '@attune/contract/risk.ts'
import { call } from '../lib/call.ts'
import { report } from '../lib/report.ts'
import { readSession } from '../lib/session.ts'
import { changeConversation, readConversation, type Turn } from './conversation.ts'

export type Question = { text: string; premade: boolean }

/**
 * Puts a question to the assistant and its answer into the conversation. Says whether it was
 * taken: not while one is under way (spec §5), nor where it failed, and then nothing of it stays
 * (spec §8: logged only).
 */
export async function ask(
  { text, premade }: Question,
  onGrade: (grade: Grade) => void,
): Promise<boolean> {
  const message = text.trim()
  if (!message || readConversation().pending) return false
  const mine = add({ from: 'person', text: message })
  // spec §5: whoever is signed in as neither role is answered here.
  if (!premade && readSession().status !== 'in') {
    add({ from: 'assistant', text: chatbotTexts.signIn })
    return true
  }
  changeConversation(() => ({ pending: true }))
  try {
    const earlier = readConversation().asked.slice(-earlierLimits.messages)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = { message, timeZone, ...(earlier.length > 0 && { earlier }) }
    const reply = await call(chatbot.ask, { body })
    const { answer, grade, links = [], suggestions = [], writtenBy = null, ...more } = reply
    const { carriesHelp, language } = more
    changeConversation(({ asked }) => ({ asked: [...asked, message] }))
    add({ from: 'assistant', text: answer, links, suggestions, writtenBy, carriesHelp, language })
    if (grade) onGrade(grade)
    return true
  } catch (error) {
    report(error)
    changeConversation(({ turns }) => ({ turns: turns.filter(({ id }) => id !== mine) }))
    return false
  } finally {
    changeConversation(() => ({ pending: false }))
  }
}

function add(said: Pick<Turn, 'from' | 'text'> & Partial<Turn>): number {
  const { turns } = readConversation()
  const id = (turns.at(-1)?.id ?? -1) + 1
  changeConversation(() => ({ turns: [...turns, { ...bare, ...said, id }] }))
  return id
}

const bare = { links: [], suggestions: [], writtenBy: null }
