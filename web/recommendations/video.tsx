import { paths } from '@attune/contract/paths.ts'
import type { VideoRecommendation } from '@attune/contract/recommendations.ts'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useEnterView } from '../lib/use-in-view.ts'
import { buttonClass } from '../ui/button.tsx'
import { DidNotLoad } from '../ui/did-not-load.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { videoOf } from './queries.ts'
import './night.css'

/** spec §2: 'Recommended Video', one of our own guided exercises in a frame. */
export function Video({ userId }: { userId: string }) {
  const { data, isPending, refetch } = useQuery(videoOf(userId))
  return (
    <section aria-labelledby="video">
      <h2 id="video">Recommended Video</h2>
      {isPending && (
        <Loading label="Loading the video">
          <Skeleton className={frame} />
          <div className="mt-4">
            <SkeletonText lines={2} />
          </div>
        </Loading>
      )}
      {!isPending && !data && (
        <DidNotLoad className="mt-5" onRetry={() => void refetch()}>
          Failed to load video recommendation
        </DidNotLoad>
      )}
      {data &&
        (data.videoUrl ? (
          <Shown video={data} />
        ) : (
          <p className="mt-5 text-muted">No video recommendation available at the moment.</p>
        ))}
      <p className="mt-2 text-small">
        <Link to={paths.exercises} className="inline-flex min-h-11 items-center">
          All guided exercises
        </Link>
      </p>
    </section>
  )
}

const frame = 'mt-4 h-[404px] w-full rounded-card'

const Shown = ({ video }: { video: VideoRecommendation }) => (
  <>
    {isOurs(video.videoUrl) ? <Frame video={video} /> : <Outside video={video} />}
    <p className="mt-3 text-small leading-normal text-muted">
      {video.explanation} Chosen by software.
    </p>
  </>
)

/** A whole page of its own: it waits until someone scrolls near, which browsers judge far more widely. */
function Frame({ video }: { video: VideoRecommendation }) {
  const place = useRef<HTMLIFrameElement>(null)
  const [isNear, setNear] = useState(false)
  useEnterView(place, { disabled: isNear, pages: 0, margin: '600px' }, () => setNear(true))
  return (
    <iframe
      ref={place}
      {...(isNear && { src: video.videoUrl })}
      title={video.title}
      className={`night ${frame}`}
    />
  )
}

/** decisions: a page of someone else is opened by the person, never by us. */
const Outside = ({ video }: { video: VideoRecommendation }) => (
  <div className={`night grid place-items-center ${frame}`}>
    <a
      href={video.videoUrl}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      className={buttonClass({ kind: 'soft' })}
    >
      <Play size={18} strokeWidth={1.75} aria-hidden />
      Watch {video.title}
      <span className="sr-only"> in a new tab</span>
    </a>
  </div>
)

const isOurs = (url: string) => /^\/(?!\/)/.test(url)
