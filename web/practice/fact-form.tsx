import type { PracticeFactsPatch } from '@attune/contract/practice-facts.ts'
import { type FormEvent, type ReactNode, useId } from 'react'
import { toast } from 'react-hot-toast'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { useSetPracticeFacts } from './queries.ts'

/** What is typed in one part of the form: kept on this device until it is saved. */
export function useFactEdit<T extends object>(part: string, saved: T) {
  const { id } = usePerson()
  const [draft, set, clear] = useDraft<T>(id, `practice-${part}`, saved)
  return { edit: draft, change: (patch: Partial<T>) => set({ ...draft, ...patch }), clear }
}

type FactFormProps = {
  title: string
  hint?: ReactNode
  /** What to send, or a sentence that says what is wrong. */
  patch: () => PracticeFactsPatch | string
  clear: () => void
  problem: string | null
  onProblem: (problem: string | null) => void
  children: ReactNode
}

/** One part of the practice with its own button, so that nothing waits for the rest. */
export function FactForm(props: FactFormProps) {
  const { title, hint, patch, clear, problem, onProblem, children } = props
  const save = useSetPracticeFacts()
  const heading = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    const body = patch()
    onProblem(typeof body === 'string' ? body : null)
    if (typeof body === 'string') return
    save.mutate(body, {
      onSuccess: () => {
        clear()
        toast.success('Saved.')
      },
    })
  }
  return (
    <form
      noValidate
      aria-labelledby={heading}
      onSubmit={submit}
      className="grid gap-4 border-t border-line pt-5"
    >
      <div>
        <h3 id={heading} className="text-body font-semibold">
          {title}
        </h3>
        {hint && <p className="mt-1 max-w-[62ch] text-small text-muted">{hint}</p>}
      </div>
      {children}
      <p role="alert" className="field-error empty:hidden">
        {problem ?? (save.error && sentence(save.error, 'Could not be saved. Please try again.'))}
      </p>
      <Button
        type="submit"
        kind="soft"
        size="small"
        className="justify-self-start"
        aria-label={`Save: ${title}`}
        busy={save.isPending}
        busyText="Saving…"
      >
        Save
      </Button>
    </form>
  )
}
