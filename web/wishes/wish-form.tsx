import type { WishFactsPatch } from '@attune/contract/wish-facts.ts'
import { useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { usePerson } from '../lib/session.ts'
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
    </div>
  )
}
