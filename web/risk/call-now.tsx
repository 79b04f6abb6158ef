import './risk.css'
import type { ReactNode } from 'react'
import { firstNumber, telLink } from '../help/contact-links.ts'
import { emergencyIn } from '../help/emergency-note.tsx'
import { regionHere } from '../help/lines.ts'
import { useHelp } from '../help/queries.ts'
import { plainNote } from './plain-note.ts'
import { WayLink } from './way-link.tsx'
import { waysOf } from './ways.ts'

/** One line with one way to somebody under the finger: of their help lines, or where those never came, the emergency number. */
export function CallNow({ children }: { children: ReactNode }) {
  const { help } = useHelp()
  const number = firstNumber(emergencyIn(regionHere()) ?? '')
  const way = help
    ? waysOf(plainNote, help, undefined)[0]
    : number && { href: telLink(number), label: `Call ${number}` }
  return (
    <p className="call-now">
      {children} {way ? <WayLink way={way} first /> : 'Call your local emergency number.'}
    </p>
  )
}
