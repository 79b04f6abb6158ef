import type { WishFactsPatch } from '@attune/contract/wish-facts.ts'
import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { bringIntoView } from '../lib/bring-into-view.ts'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
import { bestListId } from '../match-score/queries.ts'
import { Button } from '../ui/button.tsx'
import { PartForm, type PartFormProps } from '../ui/part-form.tsx'
import { useSetWishFacts } from './queries.ts'

/** What is typed in one part of the form: kept on this device until it is saved. */
export function useWishEdit<T extends object>(part: string, saved: T) {
  const { id } = usePerson()
  const [edit, set, clear] = useDraft<T>(id, `wish-${part}`, saved)
  return { edit, change: (patch: Partial<T>) => set({ ...edit, ...patch }), clear }
}

type WishFormProps = Omit<PartFormProps<WishFactsPatch>, 'save' | 'problem' | 'onProblem'>

/** One part of what is wished for beside the intake. */
export function WishForm(props: WishFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [change, setChange] = useState('')
  return (
    <div>
      <PartForm
        {...props}
        level={2}
        save={useSetWishFacts(setChange)}
        problem={problem}
        onProblem={setProblem}
      />
      <p role="status" className="mt-2 text-small empty:mt-0">
        {change}
      </p>
      {change && (
        <Button
          kind="ghost"
          size="small"
          className="mt-2"
          onClick={() => bringIntoView(bestListId)}
        >
          <ArrowDown size={18} strokeWidth={1.75} aria-hidden />
          See the list
        </Button>
      )}
    </div>
  )
}
