import { recommendations } from '@attune/contract/recommendations.ts'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'

type DidItHelpProps = { userId: string; item: string; className?: string }

/** One tap; what helped comes back more often, what did not comes back less. */
export function DidItHelp({ userId, item, className = '' }: DidItHelpProps) {
  const answer = useMutation({
    mutationFn: (helped: boolean) =>
      call(recommendations.helped, { params: { userId, item }, body: { helped } }),
    onError: (error) => toast.error(sentence(error, 'Your answer was not saved.')),
  })
  const said = answer.isError ? undefined : answer.variables
  return (
    <fieldset
      aria-label="Did it help?"
      className={`flex flex-wrap items-center gap-x-1.5 text-small ${className}`}
    >
      <span className="mr-1.5">Did it help?</span>
      {([true, false] as const).map((helped) => (
        <button
          key={String(helped)}
          type="button"
          aria-pressed={said === helped}
          onClick={() => answer.mutate(helped)}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3.5 font-semibold underline underline-offset-3 aria-pressed:no-underline"
        >
          {said === helped && <Check size={16} strokeWidth={2} aria-hidden />}
          {helped ? 'Yes' : 'Not really'}
        </button>
      ))}
      <span role="status" className={answer.isSuccess ? '' : 'sr-only'}>
        {answer.isSuccess && 'Thank you. That shapes what comes next.'}
      </span>
    </fieldset>
  )
}
