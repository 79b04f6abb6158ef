import type { Activity, ActivityStep } from '@attune/content/activities/activity.ts'
import { playerTexts } from '@attune/content/activities/player-texts.ts'
import type { Exercise } from '@attune/contract/recommendations.ts'

/** An activity as the player leads through it; null where its steps are done away from a screen. */
export function exerciseOf({ id, title, activity, caution, steps }: Activity): Exercise | null {
  const timed = steps.flatMap(([text, seconds]: ActivityStep) =>
    seconds === undefined ? [] : [{ text, seconds }],
  )
  if (timed.length < steps.length) return null
  return {
    id,
    title,
    description: activity,
    totalSeconds: timed.reduce((sum, { seconds }) => sum + seconds, 0),
    visual: 'orb',
    safety: caution ?? playerTexts.safety,
    afterPrompt: playerTexts.afterPrompt,
    steps: timed.map(({ text, seconds }, at) => ({
      seconds,
      label: playerTexts.step(at + 1, timed.length),
      narration: text,
      phase: 'guide',
    })),
  }
}
