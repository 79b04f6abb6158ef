import type { CheckedText, Grade, HelpNote } from '@attune/contract/risk.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePatient } from '../help/use-patient.ts'
import { useOnline } from '../lib/online.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { addedTo } from './added-words.ts'
import { dismissAt, dismissedAt, dismissUnread, isUnreadDismissed } from './dismissals.ts'
import { callsForHelp, checkText, isAbove } from './grade.ts'
import { plainNote } from './plain-note.ts'

/** How long someone has to pause before their words are looked at, ms. */
const pause = 600
const nothingBefore: readonly string[] = []

export type RiskCheck = {
  grade: Grade
  /** What the help says; null where nothing is to be said. */
  note: HelpNote | null
  /** Whether help is to be shown now. */
  shown: boolean
  /** Whether to ask, in one line, if help would be welcome; never beside the help itself. */
  soft: boolean
  /** Whether to say that software cannot read what stands there. */
  unread: boolean
  /** The server cannot be asked: whatever stands there, nothing of it is read. */
  unreached: boolean
  close: () => void
  /** Looks at once: for what was just sent and is no longer in the field. */
  look: (text: string) => void
  /** A grade that came with an answer. */
  raise: (grade: Grade) => void
}

type Found = { grade: Grade; note: HelpNote | null; isSoft: boolean }
const nothing: Found = { grade: 'none', note: null, isSoft: false }

const raised = (known: Found, grade: Grade): Found =>
  isAbove(grade, known.grade) ? { ...known, grade } : known

/**
 * Looks at what a patient writes, whenever they pause. `subject` names the entry or conversation;
 * mount anew for another. `earlier`: in a conversation, their own messages before it, oldest first.
 * `isQuestion`: to the assistant, where what only asks how the site works is none of danger.
 * The grade only rises: someone who wrote it and took it back may need help as much.
 */
export function useRiskCheck(
  subject: string,
  text: string,
  earlier = nothingBefore,
  isQuestion = false,
): RiskCheck {
  const patient = usePatient()
  const settled = useDebounced(text, pause)
  const [found, setFound] = useState(nothing)
  const [unread, setUnread] = useState<HelpNote | null>(null)
  const online = useOnline()
  const [isUnreached, setUnreached] = useState(false)
  const closing = useClosing(subject)
  const raise = useCallback((to: Grade) => setFound((known) => raised(known, to)), [])
  // By value, so that a list made anew on every rendering asks nothing anew.
  const before = JSON.stringify(earlier)

  const look = useCallback(
    async (written: string, signal?: AbortSignal) => {
      if (!patient || !written.trim()) return
      const own: string[] = JSON.parse(before)
      const read = await checkText(patient, written, own, isQuestion, signal)
      if (!signal?.aborted) setUnreached(!read)
      if (!read) return
      setFound((known) => graver(known, read))
      setUnread(read.language === null ? read.note : null)
      if (callsForHelp(read.grade)) await closing.lookAgain(patient, written, isQuestion, signal)
    },
    [patient, before, isQuestion, closing.lookAgain],
  )

  useEffect(() => {
    const stop = new AbortController()
    if (online) void look(settled, stop.signal)
    return () => stop.abort()
  }, [settled, look, online])

  const isOpen = isAbove(found.grade, closing.closed)
  const shown = callsForHelp(found.grade) && isOpen
  const soft = found.isSoft && !callsForHelp(found.grade) && isOpen
  const isUnread = unread !== null && !shown && !soft && !isUnreadDismissed(subject)
  return {
    grade: found.grade,
    note: isUnread ? unread : noteOf(found),
    shown,
    soft,
    unread: isUnread,
    unreached: patient !== null && text.trim() !== '' && (!online || isUnreached),
    close: () => {
      closing.close(found.grade, text)
      if (isUnread) dismissUnread(subject)
      setUnread(null)
    },
    look: (sent) => void look(sent),
    raise,
  }
}

/** Letters; a word being finished says nothing alone. */
const fewest = 8

/** Closed for what stood there: what is added and speaks of danger by itself brings the note back. */
function useClosing(subject: string) {
  const [closed, setClosed] = useState(() => dismissedAt(subject))
  const over = useRef<string | null>(null)
  const set = useCallback(
    (grade: Grade, text: string | null) => {
      over.current = text
      dismissAt(subject, grade)
      setClosed(grade)
    },
    [subject],
  )
  const close = (grade: Grade, text: string) => set(grade, callsForHelp(grade) ? text : null)
  const lookAgain = useCallback(
    async (userId: string, written: string, isQuestion: boolean, signal?: AbortSignal) => {
      const added = over.current === null ? '' : addedTo(over.current, written)
      if (added.length < fewest) return
      const alone = await checkText(userId, added, nothingBefore, isQuestion, signal)
      if (!signal?.aborted && alone && callsForHelp(alone.grade)) set('none', null)
    },
    [set],
  )
  return { closed, close, lookAgain }
}

/** The words of the gravest reading, of two alike the later: more was written by then. */
function graver(known: Found, { grade, soft, note, language }: CheckedText): Found {
  const own = language === null ? null : note
  const isSoft = known.isSoft || soft
  if (isAbove(known.grade, grade)) return { ...known, isSoft }
  return { grade, note: own ?? (grade === known.grade ? known.note : null), isSoft }
}

/** Where there may be no time, the emergency number stands first, whatever the words were made for. */
function noteOf({ grade, note }: Found): HelpNote | null {
  const words = note ?? (callsForHelp(grade) ? plainNote : null)
  return words && grade === 'imminent' ? { ...words, emergencyFirst: true } : words
}
