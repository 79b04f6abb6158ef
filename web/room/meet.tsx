import type { Room } from '@attune/contract/room.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DeviceCheck } from './device-check.tsx'
import { type Devices, openDevices } from './devices.ts'
import { Ended } from './ended.tsx'
import { Inside } from './inside.tsx'
import { type Meeting, openMeeting } from './meeting.ts'
import type { Place } from './place.ts'

type MeetProps = { place: Place; room: Room; goBack: ReactNode }

/** First a look at camera and microphone, then the room; whoever left can go in again. */
export function Meet({ place, room, goBack }: MeetProps) {
  const [visit, setVisit] = useState(0)
  const [hasLeft, setHasLeft] = useState(false)
  const again = () => {
    setVisit(visit + 1)
    setHasLeft(false)
  }
  if (hasLeft)
    return (
      <Ended
        title="You have left the room."
        text="Your camera and your microphone are off. Nothing was recorded."
        action={
          <>
            <Button onClick={again}>Go in again</Button>
            {goBack}
          </>
        }
      />
    )
  const leave = () => setHasLeft(true)
  return <Visit key={visit} {...{ place, room, goBack, again }} onLeave={leave} />
}

type VisitProps = MeetProps & { onLeave: () => void; again: () => void }

/** From the look in the mirror to leaving; with this component go camera, microphone and call. */
function Visit({ place, room, goBack, onLeave, again }: VisitProps) {
  const [devices, setDevices] = useState<Devices | null>(null)
  const [isIn, setIsIn] = useState(false)
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  useEffect(() => {
    const opened = openDevices()
    setDevices(opened)
    void opened.start('microphone')
    void opened.start('camera')
    return () => opened.close()
  }, [])
  const { appointment, connection } = place
  const isTherapist = place.me === 'therapist'
  useEffect(() => {
    if (!isIn || !devices) return
    const opened = openMeeting({ connection, appointment, isTherapist, devices })
    setMeeting(opened)
    return () => opened.leave()
  }, [isIn, devices, connection, appointment, isTherapist])
  if (!devices) return null
  if (!meeting) return <DeviceCheck {...{ place, room, devices }} onJoin={() => setIsIn(true)} />
  return <Inside {...{ place, room, devices, meeting, goBack, onLeave, again }} />
}
