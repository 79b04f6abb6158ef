import { clock } from './timeline.ts'

type ProgressProps = { elapsed: number; total: number; left: number }

export const Progress = ({ elapsed, total, left }: ProgressProps) => (
  <div className="flex w-full items-center gap-3.5 px-5">
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.floor(elapsed)}
      aria-valuetext={`${clock(left)} left`}
      className="night-line"
    >
      <i style={{ width: `${(elapsed / total) * 100}%` }} />
    </div>
    <span className="text-small tabular-nums" aria-hidden="true">
      {clock(left)} left
    </span>
  </div>
)
