import type { Module } from '@attune/content/advice/module.ts'
import { namedAnswers } from '@attune/content/advice/named.ts'
import { stepTexts } from '@attune/content/advice/sentences.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import { interestsOf } from '../recommendations/interests.ts'
import { isNamed } from '../recommendations/reason.ts'
import type { AdviceInput } from './advice-input.ts'
import { moodFor } from './recent-feelings.ts'
import type { Voice } from './voice.ts'

/** What a module is for, true to what was said, or nothing. */
export function purpose(module: Module, input: AdviceInput, say: Voice): string[] {
  const interests = interestsOf(input)
  const interest = module.concerns
    .flatMap((concern) => interests.filter((one) => one.concern === concern))
    .at(0)
  if (interest) {
    const { topic } = concerns[interest.concern]
    const isWritten = interest.where === 'entries'
    if (isNamed(interest.concern))
      return [say(isWritten ? stepTexts.purposeWritten(topic) : stepTexts.purpose(topic))]
    return [say(isWritten ? stepTexts.purposeWrittenUnnamed : stepTexts.purposeUnnamed)]
  }
  const names = new Map<string, string>(Object.entries(namedAnswers.feelings))
  const ticked = input.intake.feelings.find((feeling) => module.feelings.includes(feeling))
  const name = names.get(ticked ?? '')
  if (name) return [say(stepTexts.ticked(name))]
  const mood = moodFor(module, input.moods)
  return mood ? [say(stepTexts.picked(mood))] : []
}
