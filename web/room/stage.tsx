import type { Devices } from './devices.ts'
import { calledIn, GuestsBelow, type TakeOut } from './guest-marks.tsx'
import type { Meeting, MeetingState } from './meeting.ts'
import type { Other } from './others.ts'
import { Picture } from './picture.tsx'
import type { Place } from './place.ts'
import { useStore } from './store.ts'
import { isTogether, Tile } from './tile.tsx'

type StageProps = {
  place: Place
  state: MeetingState
  devices: Devices
  meeting: Meeting
  onTakeOut: TakeOut
}

/** The others, large, and oneself in the corner; what somebody shows of a screen before all. */
export function Stage({ place, state, devices, meeting, onTakeOut }: StageProps) {
  const { camera } = useStore(devices)
  const mine = useStore(meeting.mine)
  const tiles = tilesOf(place, state.others)
  const showing = state.others.find((other) => screenOf(other) !== null)
  const shown = showing && screenOf(showing)
  return (
    <>
      <div className="room-stage" data-people={tiles.length}>
        {showing && shown ? (
          <>
            <Picture
              track={shown}
              name={`What ${calledIn(showing.person)} shows`}
              className="room-contain"
            />
            <Faces others={state.others} />
          </>
        ) : (
          <div className={`room-tiles room-tiles-${tiles.length}`}>
            {tiles.map(({ id, name, image, other }) => (
              <Tile
                key={id}
                {...{ place, state, meeting, id, name, image, other, onTakeOut }}
                isAlone={tiles.length === 1}
              />
            ))}
          </div>
        )}
        {camera.track && mine.picture !== 'off' && (
          <div className="room-small">
            <Picture track={camera.track} name="Your picture" mirrored />
          </div>
        )}
      </div>
      {shown && <GuestsBelow others={state.others} onTakeOut={onTakeOut} />}
    </>
  )
}

/** Whom it is about has a place there from the beginning, everybody else once they are here. */
function tilesOf({ partner }: Place, others: readonly Other[]) {
  const isPartner = ({ person }: Other) => person.id === partner._id
  const them = { id: partner._id, name: partner.name, image: partner.image }
  return [
    { ...them, other: others.find(isPartner) ?? null },
    ...others
      .filter((other) => !isPartner(other))
      .map((other) => ({ ...other.person, image: null, other })),
  ]
}

const screenOf = (other: Other) =>
  (isTogether(other) && other.sharing && other.received?.screen.getVideoTracks()[0]) || null

/** Beside what is shown, those who show it and who look on. */
const Faces = ({ others }: { others: readonly Other[] }) => (
  <div className="room-faces">
    {others.map(({ person, picture, received }) => {
      const face = picture === 'on' && received?.person.getVideoTracks()[0]
      return (
        face && (
          <div key={person.id} className="room-face">
            <Picture track={face} name={`Picture of ${calledIn(person)}`} />
          </div>
        )
      )
    })}
  </div>
)
