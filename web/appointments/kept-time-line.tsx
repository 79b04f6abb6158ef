import { useState } from 'react'
import { dropKeptTime, readKeptTime } from '../lib/kept-time.ts'
import { Button } from '../ui/button.tsx'
import { dayText, timeText } from './time-words.ts'
import { useReader } from './use-reader.ts'
import { wallOf } from './wall-time.ts'

export function KeptTimeLine() {
  const { zone, now } = useReader()
  const [kept] = useState(readKeptTime)
  const [dropped, setDropped] = useState(false)
  if (!kept) return null
  const at = new Date(kept.at)
  const day = dayText(wallOf(at, zone).day, wallOf(now, zone).day)
  const drop = () => {
    dropKeptTime()
    setDropped(true)
  }
  return (
    <div className="note mt-6 flex min-h-[88px] flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status">
        {dropped ? (
          'The time is not kept any more.'
        ) : (
          <>
            {day}, {timeText(at, zone)} with <bdi>{kept.name}</bdi> is kept for the end.
          </>
        )}
      </p>
      {!dropped && (
        <Button kind="ghost" size="small" onClick={drop}>
          Don’t keep it
        </Button>
      )}
    </div>
  )
}
