import { type Grade, grades } from '@attune/contract/risk.ts'
import { gradeText, highest, isDanger, type Reason, rank } from './grade-text.ts'
import { meaningOfReply } from './meaning-of-reply.ts'

export type Turn = { by: 'person' | 'software'; text: string }

export type ConversationGrade = {
  /** Of the conversation: rises at once, sinks by a step in ten messages of the person. */
  grade: Grade
  /** Of this message, read after those before it. */
  messageGrade: Grade
  /** In `now`, gravest first; empty where the danger lies in what was said before. */
  because: Reason[]
  /** Who is in danger: the writer, the writer through someone else, someone else; null without danger. */
  about: 'writer' | 'hurt' | 'other' | null
}

/**
 * The grade of a talk. `earlier` is oldest first; only what the person wrote in it is graded, what
 * the software asked tells what a short reply means. Words that say little alone say more after a
 * danger ("tonight", "I have the pills"); taking it back ("forget it") stays `distress`; "ok,
 * thanks" after "I want to die" leaves the conversation where it was.
 */
export function gradeConversation(
  earlier: readonly Turn[],
  now: string,
  read: Read = gradeText,
): ConversationGrade {
  const recent = earlier.slice(-longest)
  const grades: Grade[] = []
  for (const [i, { by, text }] of recent.entries())
    if (by === 'person')
      grades.push(gradeAfter(recent.slice(0, i), text, grades, read).messageGrade)
  const last = gradeAfter(recent, now, grades, read)
  const grade = sinking([...grades, last.messageGrade])
  return { grade, ...last, about: isDanger(grade) ? whoIsInDanger(recent, now, last) : null }
}

/** Older turns say nothing any more: three steps down from the highest grade. */
const longest = 60
/** How many messages a grade is remembered for at full height. */
const remembered = 10
/** How many of the person's messages a short one still leans on. */
const near = 3

/** How a message is graded by itself; beside others it is read by the rules. */
export type Read = typeof gradeText

type GradedMessage = { messageGrade: Grade; because: Reason[] }

function gradeAfter(
  before: readonly Turn[],
  text: string,
  grades: readonly Grade[],
  read: Read,
): GradedMessage {
  const alone = read(text)
  const wasDanger = grades.slice(-near).some(isDanger)
  const asked = before.at(-1)?.by === 'software' ? before.at(-1)!.text : ''
  const meant = meaningOfReply(text, asked, wasDanger)
  const beside = wasDanger ? besideEarlier(before, text) : alone
  return { messageGrade: highest([alone.grade, beside.grade, meant]), because: beside.because }
}

/** What in `text` is graver beside the person's last messages than alone. */
function besideEarlier(before: readonly Turn[], text: string): ReturnType<typeof gradeText> {
  const own = before.filter(({ by }) => by === 'person').slice(-near)
  const start = own.reduce((length, turn) => length + turn.text.length + 2, 0)
  const whole = gradeText([...own.map((turn) => turn.text), text].join('\n\n'))
  const because = whole.because
    .filter((reason) => reason.start >= start)
    .map((reason) => ({ ...reason, start: reason.start - start, end: reason.end - start }))
  return { grade: highest(because.map(({ grade }) => grade)), because }
}

function sinking(all: readonly Grade[]): Grade {
  return highest(
    all.map((grade, i) => {
      const steps = Math.floor((all.length - 1 - i) / remembered)
      return grades[Math.max(0, rank(grade) - steps)]!
    }),
  )
}

function whoIsInDanger(before: readonly Turn[], now: string, { because }: GradedMessage) {
  const own = before.filter(({ by }) => by === 'person').map(({ text }) => text)
  const dangers = [because, ...[now, ...own.reverse()].map((text) => gradeText(text).because)]
    .map((reasons) => reasons.filter(({ grade }) => isDanger(grade)))
    .find((reasons) => reasons.length > 0)
  if (dangers?.every(({ whose }) => whose === 'other')) return 'other'
  return dangers?.every(({ family }) => family === 'violence') ? 'hurt' : 'writer'
}
