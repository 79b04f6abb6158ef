import { paths } from '@attune/contract/paths.ts'
import type { Exercise } from '@attune/contract/recommendations.ts'
import { RotateCcw } from 'lucide-react'
import { useSession } from '../lib/session.ts'
import { DidItHelp } from '../recommendations/did-it-help.tsx'
import { Button } from '../ui/button.tsx'

type AfterProps = { exercise: Exercise; onAgain: () => void }

/** The one question of the exercise, for the person alone; what they answer is not asked of them. */
export function After({ exercise, onAgain }: AfterProps) {
  const session = useSession()
  return (
    <div className="before">
      <p className="text-small text-[var(--night-muted)]">{exercise.title} is done.</p>
      <h1>{exercise.afterPrompt}</h1>
      <p className="before-lead">Just for you. There is nothing to fill in.</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button kind="soft" onClick={onAgain} className="night-btn">
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
          Once more
        </Button>
        <a href={paths.exercises} target="_top" className="btn night-ghost">
          Other exercises
        </a>
        <a href={paths.landing} target="_top" className="btn night-ghost">
          Back to Attune
        </a>
      </div>
      {session.status === 'in' && session.role === 'user' && (
        <DidItHelp userId={session.id} item={exercise.id} className="justify-center" />
      )}
    </div>
  )
}
