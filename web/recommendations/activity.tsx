import { paths } from '@attune/contract/paths.ts'
import type { Minutes, MoodActivity } from '@attune/contract/recommendations.ts'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { DidItHelp } from './did-it-help.tsx'
import { FitsMyLife } from './fits-my-life.tsx'
import { MoodPicture } from './mood-wave.tsx'
import { TimeChoice } from './time-choice.tsx'

type ActivityProps = {
  activity: MoodActivity
  userId: string
  isAsking: boolean
  onAnother: () => void
  minutes: Minutes | null
  onMinutes: (minutes: Minutes | null) => void
}

/** spec §2: 'Recommended Activity', with its picture and the true reason for it. */
export const Activity = ({
  activity,
  userId,
  isAsking,
  onAnother,
  minutes,
  onMinutes,
}: ActivityProps) => (
  <div className="grid items-start gap-6 wide:grid-cols-[260px_1fr] wide:gap-8">
    <Picture activity={activity} />
    <div key={activity.id} className="fade-in min-w-0">
      <p className="eyebrow">Recommended Activity · {activity.minutes} minutes</p>
      <h2 className="mt-1.5 mb-2">{activity.title}</h2>
      <p>{activity.activity}</p>
      {activity.steps.length > 0 && (
        <ol className="mt-3 grid list-decimal gap-1.5 pl-[1.3em]">
          {activity.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-small leading-normal text-muted">
        {activity.explanation} {activity.because} Chosen by software.
      </p>
      {activity.caution && <p className="note note-clay mt-4">{activity.caution}</p>}
      <div className="mt-4.5 flex flex-wrap gap-2.5">
        {activity.exerciseId && (
          <Link
            to={paths.exercise(activity.exerciseId)}
            aria-label={`Start ${activity.title}`}
            className={buttonClass({ kind: 'soft', size: 'small' })}
          >
            Start
          </Link>
        )}
        <Button kind="ghost" size="small" busy={isAsking} onClick={onAnother}>
          Something else
        </Button>
      </div>
      <TimeChoice chosen={minutes} onChoose={onMinutes} />
      <DidItHelp userId={userId} item={activity.id} className="mt-2.5 text-muted" />
      <FitsMyLife userId={userId} />
    </div>
  </div>
)

const Picture = ({ activity: { mood, imageUrl } }: Pick<ActivityProps, 'activity'>) =>
  imageUrl ? (
    <img src={imageUrl} alt="" className={`${picture} object-cover`} />
  ) : (
    <div className={picture} style={{ background: tint, '--m': `var(--${mood})` } as CSSProperties}>
      <MoodPicture mood={mood} className="h-full w-full" />
    </div>
  )

const picture = 'h-[130px] w-full overflow-hidden rounded-[20px] wide:h-[210px]'
const tint = 'color-mix(in oklch, var(--m) 13%, var(--surface))'
