import type { Grade } from '@attune/contract/risk.ts'
import { useCallback, useEffect, useState } from 'react'
import { usePatient } from '../help/use-patient.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { dismissAt, dismissedAt } from './dismissals.ts'
import { callsForHelp, checkText, higher, isAbove } from './grade.ts'

/** How long someone has to pause before their words are looked at, ms. */
const pause = 600
const nothingBefore: readonly string[] = []

export type RiskCheck = {
  grade: Grade
  /** Whether help is to be shown now. */
  shown: boolean
  /** Whether to ask, in one line, if help would be welcome; never beside the help itself. */
  soft: boolean
  close: () => void
  /** Looks at once: for what was just sent and is no longer in the field. */
  look: (text: string) => void
  /** A grade that came with an answer. */
  raise: (grade: Grade) => void
}

/**
 * Looks at what a patient writes, whenever they pause. `subject` names the entry or conversation;
 * mount anew for another. `earlier`: in a conversation, their own messages before it, oldest first.
 * The grade only rises: someone who wrote it and took it back may need help as much.
 */
export function useRiskCheck(subject: string, text: string, earlier = nothingBefore): RiskCheck {
  const patient = usePatient()
  const settled = useDebounced(text, pause)
  const [grade, setGrade] = useState<Grade>('none')
  const [isSoft, setSoft] = useState(false)
  const [closed, setClosed] = useState(() => dismissedAt(subject))
  const raise = useCallback((found: Grade) => setGrade((known) => higher(found, known)), [])
  // By value, so that a list made anew on every rendering asks nothing anew.
  const before = JSON.stringify(earlier)

  const look = useCallback(
    async (written: string, signal?: AbortSignal) => {
      if (!patient || !written.trim()) return
      const own: string[] = JSON.parse(before)
      const found = await checkText(patient, written, own, signal)
      raise(found.grade)
      setSoft((known) => known || found.soft)
    },
    [patient, before, raise],
  )

  useEffect(() => {
    const stop = new AbortController()
    void look(settled, stop.signal)
    return () => stop.abort()
  }, [settled, look])

  const isOpen = isAbove(grade, closed)
  return {
    grade,
    shown: callsForHelp(grade) && isOpen,
    soft: isSoft && !callsForHelp(grade) && isOpen,
    close: () => {
      dismissAt(subject, grade)
      setClosed(grade)
    },
    look: (sent) => void look(sent),
    raise,
  }
}
