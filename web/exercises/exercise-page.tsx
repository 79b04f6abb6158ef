import { brand } from '@attune/contract/brand.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Maximize2 } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigationType, useParams } from 'react-router'
import { Assistant } from '../chatbot/assistant.tsx'
import { isCode, sentence } from '../lib/failures.ts'
import { useSession } from '../lib/session.ts'
import { keepOffline } from '../lib/worker.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Title } from '../ui/title.tsx'
import type { Begins } from './minutes-of.ts'
import { Player } from './player.tsx'
import { exerciseOf } from './queries.ts'
import '../recommendations/night.css'
import './exercises.css'
import './scenes.css'

/** One guided exercise, alone or as the picture in the frame of /home; for anyone. */
export function ExercisePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(exerciseOf(id))
  const session = useSession()
  const wasPressed = (useLocation().state as Begins | null)?.begins === true
  // Not once more by a reload or on the way back.
  const begins = useNavigationType() === 'PUSH' && wasPressed
  useEffect(() => {
    if (!isFramed) keepOffline()
  }, [])
  return (
    <>
      <div className="night exercise">
        <Header id={id} />
        <main aria-label="Guided exercise" className="exercise-main">
          <Title>{data?.title ?? 'A guided exercise'}</Title>
          {data && <Player key={data.id} exercise={data} begins={begins} />}
          {!data && !error && <Spinner label="Loading the exercise" />}
          {!data && error && (
            <Message
              title={isCode(error, 'not_found') ? 'This exercise is not here.' : sentence(error)}
            >
              {isCode(error, 'not_found') ? (
                <a
                  href={paths.landing}
                  target="_top"
                  className={`${buttonClass({ kind: 'soft' })} night-btn`}
                >
                  Return to Home
                </a>
              ) : (
                <Button kind="soft" onClick={() => void refetch()} className="night-btn">
                  Try again
                </Button>
              )}
            </Message>
          )}
        </main>
      </div>
      {/* In the frame of /home stands the assistant of that page. */}
      {!isFramed && (
        <Assistant key={session.status === 'in' ? session.id : 'stranger'} inBar={false} />
      )}
    </>
  )
}

const isFramed = window.self !== window.top

/** Framed on /home, its links open in the whole window. */
const Header = ({ id }: { id: string }) =>
  isFramed ? (
    <div className="flex justify-end px-2 pt-2">
      <a
        href={paths.exercise(id)}
        target="_top"
        aria-label="Open on the whole page"
        className="icon-btn text-current"
      >
        <Maximize2 size={20} strokeWidth={1.75} aria-hidden />
      </a>
    </div>
  ) : (
    <header className="flex items-center justify-between px-2 pt-2">
      <a
        href={paths.landing}
        className="inline-flex min-h-11 items-center gap-2 px-3 text-current no-underline"
      >
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        {brand}
      </a>
      <a
        href={paths.help}
        className="inline-flex min-h-11 items-center px-3 text-small text-current"
      >
        Get help now
      </a>
    </header>
  )

const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="alert" className="grid justify-items-center gap-6 px-5 text-center">
    <h1 className="text-heading">{title}</h1>
    {children}
  </div>
)
