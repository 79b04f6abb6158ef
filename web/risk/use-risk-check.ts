import type { Grade } from '@attune/contract/risk.ts'
import { useCallback, useEffect, useState } from 'react'
import { usePatient } from '../help/use-patient.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { closeAt, closedAt } from './closings.ts'
import { callsForHelp, gradeOf, higher, isAbove } from './grade.ts'

/** How long someone has to pause before their words are looked at, ms. */
const pause = 600

export type RiskCheck = {
  grade: Grade
  /** Whether help is to be shown now. */
  shown: boolean
  close: () => void
  /** Looks at once: for what was just sent and is no longer in the field. */
  look: (text: string) => void
  /** A grade that came with an answer. */
  raise: (grade: Grade) => void
}

/**
 * Looks at what a patient writes, whenever they pause. `subject` names the entry or conversation;
 * mount anew for another. The grade only rises: someone who wrote it and took it back may need
 * help as much.
 */
export function useRiskCheck(subject: string, text: string): RiskCheck {
  const patient = usePatient()
  const settled = useDebounced(text, pause)
  const [grade, setGrade] = useState<Grade>('none')
  const [closed, setClosed] = useState(() => closedAt(subject))
  const raise = useCallback((found: Grade) => setGrade((known) => higher(found, known)), [])

  useEffect(() => {
    if (!patient || !settled.trim()) return
    const stop = new AbortController()
    void gradeOf(patient, settled, stop.signal).then(raise)
    return () => stop.abort()
  }, [patient, settled, raise])

  return {
    grade,
    shown: callsForHelp(grade) && isAbove(grade, closed),
    close: () => {
      closeAt(subject, grade)
      setClosed(grade)
    },
    look: (sent) => {
      if (patient && sent.trim()) void gradeOf(patient, sent).then(raise)
    },
    raise,
  }
}
