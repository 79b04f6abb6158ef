import type { Voices } from '@attune/content/diagnosis/plain-answers.ts'
import type { PatientKey } from '@attune/content/questionnaires/patient.ts'
import type { Source } from '../questionnaires/concern-signals.ts'
import { type Intake, patientChoice, patientQuestion } from '../questionnaires/read-intake.ts'
import { joinVoices } from '../wording/join-voices.ts'
import type { Finding } from './finding.ts'

/** One answer, and how it is said in a sentence. */
export type Said = { source: Source; voices: Voices }

/** The answers to a question that there are words for, in the order of its choices. */
export function saidOf<K extends PatientKey>(
  intake: Intake,
  key: K,
  words: Readonly<Partial<Record<string, Voices>>>,
): Said[] {
  const codes: readonly string[] = intake[key]
  return codes.flatMap((code) => {
    const voices = words[code]
    return voices ? [{ source: sourceOf(key, code), voices }] : []
  })
}

/** The short names of what was chosen. */
export const briefsOf = (intake: Intake, key: PatientKey): Said[] =>
  intake[key].map((code) => {
    const { brief, label } = patientChoice(key, code)
    const name = brief ?? label
    return { source: sourceOf(key, code), voices: { you: name, they: name } }
  })

export const sourceOf = (key: PatientKey, code: string): Source => ({
  question: patientQuestion(key).question,
  answer: patientChoice(key, code).label,
})

/** One sentence out of several answers; none out of none. */
export const sentenceOf = (
  say: (joined: Voices) => Voices,
  said: readonly Said[],
  conjunction?: 'and' | 'or',
): Finding[] => {
  if (said.length === 0) return []
  const voices = said.map((one) => one.voices)
  return [{ ...spoken(say(joinVoices(voices, conjunction))), from: said.map((one) => one.source) }]
}

/** A sentence for each answer. */
export const sentenceEach = (said: readonly Said[]): Finding[] =>
  said.map(({ source, voices }) => ({ ...spoken(voices), from: [source] }))

export const spoken = ({ you, they }: Voices) => ({ text: you, told: they })
