import { type PracticeFacts, practiceLimits } from '@attune/contract/practice-facts.ts'
import { useState } from 'react'
import { TextArea } from '../ui/text-field.tsx'
import { FactForm, useFactEdit } from './fact-form.tsx'

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

export function wordsPatch(text: string) {
  const over = countWords(text) - practiceLimits.words
  if (over > 0) return `${over} ${over === 1 ? 'word' : 'words'} too many. Nothing is cut off.`
  if (text.trim().length > practiceLimits.wordsText)
    return `${practiceLimits.wordsText} characters at most. Nothing is cut off.`
  return { words: text.trim() || null }
}

export function WordsForm({ facts }: { facts: PracticeFacts }) {
  const { edit, change, clear } = useFactEdit('words', { text: facts.words ?? '' })
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <FactForm
      title="How I work"
      hint="In your own words, to somebody who does not know you yet. Everybody who is signed in can read it."
      patch={() => wordsPatch(edit.text)}
      {...{ clear, problem }}
      onProblem={setProblem}
    >
      <TextArea
        label="How I work"
        labelHidden
        hint={`${countWords(edit.text)} of ${practiceLimits.words} words`}
        rows={7}
        value={edit.text}
        onChange={({ target }) => change({ text: target.value })}
      />
    </FactForm>
  )
}
