import { useEffect, useState } from 'react'
import { report } from '../lib/report.ts'

/** Modules of light around it, without which cameras do not find it (ISO 18004). */
const quiet = 4

/** Drawn here, dark on light in both themes, since that is what a camera reads. */
export function QrCode({ text }: { text: string }) {
  const [rows, setRows] = useState<boolean[][]>([])
  useEffect(() => {
    let gone = false
    const draw = async () => {
      const { encodeQR } = await import('qr')
      if (!gone) setRows(encodeQR(text, 'raw', { border: quiet }))
    }
    draw().catch(report)
    return () => {
      gone = true
    }
  }, [text])
  const size = rows.length
  return (
    <svg
      role="img"
      aria-label="Picture for an authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-[240px]"
    >
      <rect width={size} height={size} fill="var(--qr-light)" />
      <path d={pathOf(rows)} fill="var(--qr-dark)" />
    </svg>
  )
}

const pathOf = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
