import { type FormEvent, type ReactNode, useId } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { Button } from './button.tsx'

type Save<Patch> = {
  mutate: (patch: Patch, on: { onSuccess: () => void }) => void
  error: Error | null
  isPending: boolean
}

export type PartFormProps<Patch> = {
  title: string
  /** The level of its heading: one below what stands around it. */
  level?: 2 | 3
  hint?: ReactNode
  /** What to send, or a sentence that says what is wrong. */
  patch: () => Patch | string
  save: Save<Patch>
  /** Lets go of the draft. */
  clear: () => void
  problem: string | null
  onProblem: (problem: string | null) => void
  children: ReactNode
}

/** One part of many with its own button, so that nothing waits for the rest. */
export function PartForm<Patch extends object>(props: PartFormProps<Patch>) {
  const { title, level = 3, hint, patch, save, clear, problem, onProblem, children } = props
  const Heading = level === 2 ? 'h2' : 'h3'
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
        <Heading id={heading} className="text-body font-semibold">
          {title}
        </Heading>
        {hint && <p className="mt-1 max-w-[62ch] text-small text-muted">{hint}</p>}
      </div>
      {children}
      <p role="alert" data-problem={problem && ''} className="field-error empty:hidden">
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
