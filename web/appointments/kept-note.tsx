import { paths } from '@attune/contract/paths.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { firstName } from '../lib/first-name.ts'
import { bookAt, dropKeptTime, type KeptTime, onKeptTime, readKeptTime } from '../lib/kept-time.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { insteadText, keptText, keptWhen } from './kept-words.ts'
import { useReader } from './use-reader.ts'

/** As it is now, whichever tab chose another one or let go of it; `can`: whether they can ask for it here. */
export function KeptNote({ can }: { can: boolean }) {
  const [kept, setKept] = useState(readKeptTime)
  useEffect(() => {
    const read = () => setKept(readKeptTime())
    // What another tab has done since this was drawn first, nobody tells again.
    read()
    return onKeptTime(read)
  }, [])
  const { pathname } = useLocation()
  if (!can) return <Before kept={kept} />
  return kept && landings.includes(pathname) && <Waiting kept={kept} />
}

/** Where somebody comes to who left off. */
const landings: readonly string[] = [
  paths.home,
  paths.appointments,
  paths.findTherapist,
  paths.dashboard,
]

function Before({ kept }: { kept: KeptTime | null }) {
  const reader = useReader()
  const [wasThere] = useState(kept !== null)
  if (!wasThere) return null
  const instead = kept && insteadText(kept, reader)
  return (
    <div className="note mt-6 grid min-h-[88px] gap-2">
      <div role="status">
        {kept ? (
          <>
            <p className="font-semibold">
              You chose {keptWhen(kept.at, reader)} with{' '}
              <bdi className="wrap-anywhere">{kept.name}</bdi>.
            </p>
            <p className="mt-1">{keptText(kept, reader)}</p>
            {instead && <p className="mt-1 wrap-anywhere">{instead}</p>}
          </>
        ) : (
          <p>The time is not kept any more.</p>
        )}
      </div>
      {kept && (
        <Button kind="ghost" size="small" className="justify-self-start" onClick={dropKeptTime}>
          Don’t keep it
        </Button>
      )}
    </div>
  )
}

/** Where somebody lands who chose a time and has not asked for it: the way there, or to let go of it. */
function Waiting({ kept }: { kept: KeptTime }) {
  const reader = useReader()
  const instead = insteadText(kept, reader)
  return (
    <section aria-label="A time you chose" className="note mb-6 grid gap-3">
      <div>
        <p className="font-serif text-title">
          You chose {keptWhen(kept.at, reader)} with{' '}
          <bdi className="wrap-anywhere">{kept.name}</bdi>.
        </p>
        <p className="mt-1">
          {firstName(kept.name)} does not know of it yet, and the time is not held.
        </p>
        {instead && <p className="mt-1 wrap-anywhere">{instead}</p>}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Link to={bookAt(kept.therapist, kept)} className={buttonClass({ size: 'small' })}>
          Ask for it
        </Link>
        <Button kind="ghost" size="small" onClick={dropKeptTime}>
          Don’t keep it
        </Button>
      </div>
    </section>
  )
}
