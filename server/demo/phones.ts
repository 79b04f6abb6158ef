import type { TherapistCode } from './coded-answers.ts'

export type Country = TherapistCode<'country'>

/**
 * A number that can never ring at anyone's home: only ranges that regulators keep for fiction
 * (NANPA 555-01xx, Ofcom, ACMA, ComReg, ARCEP, BNetzA, PTS). Countries without such a range get
 * a British mobile number of that kind.
 */
export function fictitiousPhone(country: Country, position: number): string {
  const ranges = rangesOf[country] ?? ['+44 7700 900###']
  const range = ranges[position % ranges.length]!
  const digits = range.split('#').length - 1
  // 37 shares no divisor with a power of ten, so neighbours never share a number.
  const number = String((position * 37) % 10 ** digits).padStart(digits, '0')
  return range.replace(/#+/, number)
}

const rangesOf: { readonly [country in Country]?: readonly string[] } = {
  US: ['+1 212 555 01##', '+1 312 555 01##', '+1 503 555 01##', '+1 617 555 01##'],
  CA: ['+1 416 555 01##', '+1 514 555 01##', '+1 604 555 01##'],
  GB: ['+44 20 7946 0###', '+44 161 496 0###', '+44 131 496 0###', '+44 117 496 0###'],
  AU: ['+61 2 5550 0###', '+61 3 7010 0###'],
  IE: ['+353 20 915 0###'],
  FR: ['+33 1 99 00 12 ##', '+33 4 65 71 34 ##'],
  DE: ['+49 30 23125 ###', '+49 40 66969 ###', '+49 89 99998 ###'],
  SE: ['+46 8 465 004 1#', '+46 31 390 06 2#'],
}
