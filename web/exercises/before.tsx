import type { Exercise } from '@attune/contract/recommendations.ts'
import { Play } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { minutesOf } from './minutes-of.ts'

type BeforeProps = { exercise: Exercise; onBegin: () => void }

/** What it is, what to mind, and one button. */
export const Before = ({ exercise, onBegin }: BeforeProps) => (
  <div className="before">
    <h1>{exercise.title}</h1>
    <p className="before-lead">{exercise.description}</p>
    <Button kind="soft" onClick={onBegin} className="night-btn">
      <Play size={18} strokeWidth={0} fill="currentColor" aria-hidden />
      Begin · {minutesOf(exercise.totalSeconds)}
    </Button>
    <p className="before-safety">{exercise.safety}</p>
    <p className="before-keys">Space pauses, the right arrow skips a step, Esc stops.</p>
  </div>
)
