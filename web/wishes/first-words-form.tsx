import { type WishFacts, wishLimits } from '@attune/contract/wish-facts.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { TextArea } from '../ui/text-field.tsx'
import { useWishEdit, WishForm } from './wish-form.tsx'

export function firstWordsPatch({ words }: { words: string }) {
  const firstWords = words.trim()
  const over = firstWords.length - wishLimits.firstWords
  if (over > 0) return `${over} characters too many. Nothing is cut off: please shorten it.`
  return { firstWords: firstWords || null }
}

/** What someone would say if there were no list to tick. Read as carefully as all they write. */
export function FirstWordsForm({ facts }: { facts: WishFacts }) {
  const { edit, change, clear } = useWishEdit('words', { words: facts.firstWords ?? '' })
  const check = useRiskCheck('first-words', edit.words)
  return (
    <WishForm
      title="In your own words"
      hint="Only software within Attune reads this, to find people who work with it. It is kept encrypted, and nobody is shown it, not even the therapists you write to."
      patch={() => firstWordsPatch(edit)}
      clear={clear}
    >
      <TextArea
        label="What you would say in the first minute"
        optional
        value={edit.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <HelpBeside check={check} />
    </WishForm>
  )
}
