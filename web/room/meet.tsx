import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import type { Room } from '@attune/contract/room.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { usePerson } from '../lib/session.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { Button } from '../ui/button.tsx'
import { DeviceCheck } from './device-check.tsx'
import { type Devices, openDevices } from './devices.ts'
import { Ended } from './ended.tsx'
import { Inside } from './inside.tsx'
import { type Meeting, openMeeting } from './meeting.ts'

type MeetProps = { one: AppointmentDetail; room: Room; goBack: ReactNode }

/** First a look at camera and microphone, then the room; whoever left can go in again. */
export function Meet({ one, room, goBack }: MeetProps) {
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
  return <Visit key={visit} {...{ one, room, goBack, again }} onLeave={leave} />
}

type VisitProps = MeetProps & { onLeave: () => void; again: () => void }

/** From the look in the mirror to leaving; with this component go camera, microphone and call. */
function Visit({ one, room, goBack, onLeave, again }: VisitProps) {
  const connection = useLiveConnection()
  const { role } = usePerson()
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
  const isTherapist = role === 'therapist'
  const appointment = one._id
  useEffect(() => {
    if (!isIn || !devices) return
    const opened = openMeeting({ connection, appointment, isTherapist, devices })
    setMeeting(opened)
    return () => opened.leave()
  }, [isIn, devices, connection, appointment, isTherapist])
  if (!devices) return null
  if (!meeting) return <DeviceCheck {...{ one, room, devices }} onJoin={() => setIsIn(true)} />
  return <Inside {...{ one, room, devices, meeting, goBack, onLeave, again }} />
}
