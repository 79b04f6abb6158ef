/** How a line has been for two seconds, as far as the other side has told. */
export type Sample = {
  /** Share of the packets that did not arrive. */
  lost: number | null
  /** Seconds there and back. */
  roundTrip: number | null
  /** Bits a second that the line carries. */
  available: number | null
}

const weakAt = { lost: 0.12, roundTrip: 1.2, available: 120_000 } as const
/** So many in a row: a short fault is no weak line. */
const inARow = 4

const isWeak = ({ lost, roundTrip, available }: Sample) =>
  (lost !== null && lost >= weakAt.lost) ||
  (roundTrip !== null && roundTrip >= weakAt.roundTrip) ||
  (available !== null && available < weakAt.available)

/** Whether the line is too weak for a picture: sound needs a tenth of what a picture takes. */
export function createLineQuality() {
  let row = 0
  return {
    isTooWeak: (sample: Sample) => {
      row = isWeak(sample) ? row + 1 : 0
      return row >= inARow
    },
    /** Whoever asks for the picture again is given as long as at the beginning. */
    beginAnew: () => {
      row = 0
    },
  }
}

/** Of what is sent, by what the other side reports of it (W3C WebRTC Statistics). */
export function sampleOf(reports: Iterable<Record<string, unknown>>): Sample {
  const sample: Sample = { lost: null, roundTrip: null, available: null }
  for (const report of reports) {
    if (report.type === 'remote-inbound-rtp') {
      sample.lost = most(sample.lost, report.fractionLost)
      sample.roundTrip = most(sample.roundTrip, report.roundTripTime)
    }
    if (report.type === 'candidate-pair' && report.nominated === true)
      sample.available = most(sample.available, report.availableOutgoingBitrate)
  }
  return sample
}

const most = (known: number | null, told: unknown) =>
  typeof told === 'number' ? Math.max(known ?? 0, told) : known
