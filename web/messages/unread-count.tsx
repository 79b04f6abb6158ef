import { shownCount } from '../notifications/sentences.ts'

export const UnreadCount = ({ count }: { count: number }) => (
  <span className="grid h-6 min-w-6 flex-none place-items-center rounded-full bg-clay-soft px-2 text-small font-semibold text-clay-ink">
    <span>
      {shownCount(count)}
      <span className="sr-only"> unread</span>
    </span>
  </span>
)
