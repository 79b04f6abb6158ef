import { firstNumber, telLink } from './contact-links.ts'

type EmergencyNoteProps = {
  /** As the lines of the country name it; null while they are on their way or name none. */
  number: string | null
  /** ISO 3166-1 alpha-2, or ''. */
  region: string
}

/** Stands there at once, with or without a connection. */
export function EmergencyNote({ number, region }: EmergencyNoteProps) {
  const known = number ?? emergencyIn(region)
  const call = known && firstNumber(known)
  return (
    <div className="note note-clay mt-7 text-body">
      <p>
        <b className="font-semibold">If you or someone else is in danger now</b>, call{' '}
        {known && call ? (
          <a href={telLink(call)} className="help-tap font-semibold">
            {known}
          </a>
        ) : (
          'your local emergency number'
        )}
        , or go to the nearest emergency room. If you can, tell a person near you.
      </p>
      {!known && (
        <p className="mt-2 text-small">
          112 works in Europe, India and from most mobile phones. United States and Canada: 911.
          United Kingdom: 999. Ireland: 112 or 999. Australia: 000. New Zealand: 111.
        </p>
      )}
    </div>
  )
}

/** Undefined where no source confirmed one. */
export const emergencyIn = (region: string): string | undefined => numbers[region]

/** For when the lines did not load; where no source confirmed a number, none is given. */
const numbers: { [region: string]: string } = {
  AU: '000', AT: '112', BE: '112', CA: '911', CH: '112', DE: '112', DK: '112', ES: '112', FI: '112',
  FR: '112', GB: '999 or 112', IE: '112 or 999', IN: '112', IT: '112', KR: '112 or 119',
  MX: '911', NL: '112', NO: '112', NZ: '111', PL: '112', PT: '112', SE: '112', US: '911',
} // biome-ignore format: a table
