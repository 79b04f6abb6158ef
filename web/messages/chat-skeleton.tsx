import { Loading, Skeleton } from '../ui/skeleton.tsx'

const shapes = ['mine', 'theirs', 'mine'] as const
const sizes = ['h-[86px] w-[72%]', 'h-[62px] w-[58%]', 'h-[62px] w-[40%]']

export function ChatSkeleton() {
  return (
    <div className="chat-log">
      <Loading label="Loading messages">
        <div className="chat-rows">
          {shapes.map((side, at) => (
            <span key={sizes[at]} className={`chat-row-${side} ${sizes[at]}`}>
              <Skeleton className="size-full rounded-[20px]" />
            </span>
          ))}
        </div>
      </Loading>
    </div>
  )
}
