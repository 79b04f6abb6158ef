import { chatbot, chatbotTexts } from '@attune/contract/chatbot.ts'
import type { Grade } from '@attune/contract/risk.ts'
import { useRef, useState } from 'react'
import { call } from '../lib/call.ts'
import { report } from '../lib/report.ts'
import { readSession } from '../lib/session.ts'

export type Turn = { id: number; from: 'person' | 'assistant'; text: string }
export type Question = { text: string; premade: boolean }

/** How many of the person's own messages go along, for questions that follow on others. */
const remembered = 6

/**
 * What was said, for as long as this page stays loaded; nothing of it is kept. `ask` says whether
 * the question was taken: not while one is under way (spec §5), nor where it failed, and then
 * nothing of it stays (spec §8: logged only).
 */
export function useConversation(onGrade: (grade: Grade) => void) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [pending, setPending] = useState(false)
  const asked = useRef<string[]>([])
  const next = useRef(0)
  const busy = useRef(false)

  const add = (from: Turn['from'], text: string) => {
    const turn = { id: next.current++, from, text }
    setTurns((before) => [...before, turn])
    return turn.id
  }
  const ask = async ({ text, premade }: Question): Promise<boolean> => {
    const message = text.trim()
    if (!message || busy.current) return false
    const mine = add('person', message)
    // spec §5: whoever is signed in as neither role is answered here.
    if (!premade && readSession().status !== 'in') {
      add('assistant', chatbotTexts.signIn)
      return true
    }
    busy.current = true
    setPending(true)
    try {
      const earlier = asked.current.slice(-remembered)
      const body = { message, ...(earlier.length > 0 && { earlier }) }
      const { answer, grade } = await call(chatbot.ask, { body })
      asked.current.push(message)
      add('assistant', answer)
      if (grade) onGrade(grade)
      return true
    } catch (error) {
      report(error)
      setTurns((before) => before.filter(({ id }) => id !== mine))
      return false
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  return { turns, pending, ask }
}
