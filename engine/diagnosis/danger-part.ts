import { concerns } from '@attune/content/questionnaires/concerns.ts'
import type { ConcernSignal, Source } from '../questionnaires/concern-signals.ts'
import { type Intake, patientChoice, patientQuestion } from '../questionnaires/read-intake.ts'
import type { EntrySource, Finding } from './finding.ts'

/**
 * What marks findings that speak of a danger: those of an answer that named one, and whatever was
 * answered about distressing thoughts, so that its absence tells nothing either. A sentence is
 * marked if `some` of its answers are, a word that other answers give as well only if `every` one is.
 */
export function dangerMarker(intake: Intake, signals: readonly ConcernSignal[]) {
  const dangerous = dangerousAnswers(intake, signals)
  const isDangerous = (source: Source | EntrySource) =>
    'answer' in source && dangerous.has(nameOf(source))
  return (finding: Finding, which: 'some' | 'every'): Finding => {
    const { from } = finding
    const isDanger = isOfDanger(finding) || (from.length > 0 && from[which](isDangerous))
    return isDanger ? { ...finding, danger: true } : finding
  }
}

/** Where there are no answers to go by, as in a journal. */
export const markOfDanger = (finding: Finding): Finding =>
  isOfDanger(finding) ? { ...finding, danger: true } : finding

const isOfDanger = ({ concern }: Finding) => concern !== undefined && concerns[concern].crisis

function dangerousAnswers(intake: Intake, signals: readonly ConcernSignal[]): Set<string> {
  const { question } = patientQuestion('thoughts')
  const thoughts = intake.thoughts.map((code) => ({
    question,
    answer: patientChoice('thoughts', code).label,
  }))
  const named = signals.filter(({ concern }) => concerns[concern].crisis)
  return new Set([...thoughts, ...named.flatMap(({ from }) => from)].map(nameOf))
}

const nameOf = ({ question, answer }: Source) => JSON.stringify([question, answer])
