import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { firstNumber, mainLine, telLink } from '../help/contact-links.ts'
import { emergencyIn } from '../help/emergency-note.tsx'
import { regionHere } from '../help/lines.ts'
import { useHelp } from '../help/queries.ts'

/** Where the server cannot be asked: whom to call, beside every text alike, as nothing of it is read. */
export function OfflineLines() {
  const { help } = useHelp()
  const line = help && mainLine(help.lines)
  const emergency = line?.emergency ?? emergencyIn(help?.country ?? regionHere())
  const number = emergency && firstNumber(emergency)
  const trusted = help?.trustedPerson
  return (
    <p className="note note-clay mb-2" data-offline-lines>
      Without a connection nothing here is read. If you are in danger:{' '}
      {number ? (
        <a className="help-tap" href={telLink(number)}>
          call {emergency}
        </a>
      ) : (
        'call your local emergency number'
      )}
      {line?.phone && (
        <>
          , or{' '}
          <a className="help-tap" href={telLink(line.phone)}>
            {line.name}, {line.phone}
          </a>
        </>
      )}
      {trusted && (
        <>
          , or{' '}
          <a className="help-tap" href={telLink(trusted.phone)}>
            {trusted.name}
          </a>
        </>
      )}
      .{' '}
      <Link to={paths.help} target="_blank">
        All help lines
      </Link>
    </p>
  )
}
