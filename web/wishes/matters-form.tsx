import type { FactorKey } from '@attune/contract/matching.ts'
import { type WishFacts, wishLimits } from '@attune/contract/wish-facts.ts'
import { Choice } from '../ui/choice.tsx'
import { useWishEdit, WishForm } from './wish-form.tsx'

type MattersFormProps = { facts: WishFacts; asked: readonly { key: FactorKey; name: string }[] }

/** Which of the wishes matters most: out of those that were asked for. */
export function MattersForm({ facts, asked }: MattersFormProps) {
  const { edit, change, clear } = useWishEdit('matters', { matters: facts.matters })
  const isFull = edit.matters.length >= wishLimits.matters
  const toggle = (key: FactorKey) =>
    change({
      matters: edit.matters.includes(key)
        ? edit.matters.filter((one) => one !== key)
        : [...edit.matters, key],
    })
  return (
    <WishForm
      title="What matters most to you"
      hint={`At most ${wishLimits.matters}. They count more than the rest; must-haves stay must-haves.`}
      patch={() => ({ matters: edit.matters })}
      clear={clear}
    >
      <div className="grid gap-2 sm:grid-cols-2">
        {asked.map(({ key, name }) => {
          const isChosen = edit.matters.includes(key)
          return (
            <Choice
              key={key}
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => toggle(key)}
            >
              {name}
            </Choice>
          )
        })}
      </div>
    </WishForm>
  )
}
