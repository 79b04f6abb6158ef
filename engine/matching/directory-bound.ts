import { isGiven, type Passed, stepSize, stepsOf, type Term } from './directory-terms.ts'

/** A loss is counted in five binary digits; one that takes a sixth is too much. */
const tooMuch = 2 ** 5

/**
 * Who of a page can still be among the best, and what points they have.
 *
 * What someone is short of the whole is their loss. The losses of 32 are counted at once, one word for
 * each binary digit, in units a little larger than a 32nd of what may be lost. Whoever lacks a term
 * loses as many whole units as it is worth, so no loss is overstated and nobody is missed; the few who
 * are left have their points added up exactly.
 *
 * `missing`: the share of everyone who has none of these columns; the terms that most is lost by are
 * looked at first. `passed`: what everyone who is asked about is in.
 */
export function createBound(
  terms: readonly Term[],
  passed: readonly Passed[],
  missing: (columns: readonly number[]) => number,
) {
  const open = terms
    .filter((term) => !isGiven(term, passed))
    .map(({ columns, value }) => ({ columns, value, expected: value * missing(columns) }))
    .sort((a, b) => b.expected - a.expected)
  const total = sumOf(terms)
  const given = total - sumOf(open)
  const values = Int32Array.from(open, ({ value }) => value)
  const steps = stepsOf(open.map(({ columns }, whose) => ({ columns, whose })))
  /** The rows of the page last read that have each term. */
  const having = new Int32Array(open.length)
  const loss: Loss = { steps, end: 0, units: new Int32Array(open.length), start: 0 }
  let least = Number.NaN

  function allowLossBelow(points: number) {
    least = points
    const slack = total - points
    const unit = Math.ceil((slack + 1) / tooMuch)
    // So that the sixth digit appears just when more is lost than may be.
    loss.start = tooMuch - 1 - Math.floor(slack / unit)
    for (let t = 0; t < values.length; t++)
      loss.units[t] = values[t]! > slack ? tooMuch : Math.floor(values[t]! / unit)
    loss.end = steps.length
    while (loss.end > 0 && !loss.units[steps[loss.end - 1]!]) loss.end -= stepSize
  }

  return {
    /** Those of the `rows` of the page from `at` on, as bits, who may have at least so many points. */
    hopeful(pages: Int32Array, at: number, rows: number, points: number): number {
      if (points > total) return 0
      if (points !== least) allowLossBelow(points)
      return withinLoss(loss, pages, at, rows)
    },

    /** Reads a page, so that `pointsAt` can tell what its rows have. */
    read(pages: Int32Array, at: number) {
      let some = 0
      for (let s = 0; s < steps.length; s += stepSize) {
        some |= pages[at + steps[s]!]! | pages[at + steps[s + 1]!]!
        const term = steps[s + 2]!
        if (term < 0) continue
        having[term] = some
        some = 0
      }
    },

    /** The exact points of the row at this place of the page last read. */
    pointsAt(place: number): number {
      const shift = 31 - place
      let points = given
      for (let t = 0; t < having.length; t++)
        points = (points + (((having[t]! << shift) >> 31) & values[t]!)) | 0
      return points
    },
  }
}

const sumOf = (terms: readonly { value: number }[]) =>
  terms.reduce((total, { value }) => total + value, 0)

type Loss = {
  steps: Int32Array
  /** Where the steps end of the last term that is worth a unit. */
  end: number
  /** What each term is worth. */
  units: Int32Array
  /** The count everyone begins with. */
  start: number
}

/**
 * Adds to the counts of all rows at once what they lose by each term, and drops whose count takes a
 * sixth digit. A binary digit of a term's units is added to those who lack it and carried upwards.
 */
function withinLoss(
  { steps, end, units, start }: Loss,
  pages: Int32Array,
  at: number,
  rows: number,
): number {
  let left = rows
  // Shifted, as a minus would make a 0 a floating-point number, which takes twice the time.
  let ones = (start << 31) >> 31
  let twos = (start << 30) >> 31
  let fours = (start << 29) >> 31
  let eights = (start << 28) >> 31
  let sixteens = (start << 27) >> 31
  let some = 0
  for (let s = 0; s < end && left !== 0; s += stepSize) {
    some |= pages[at + steps[s]!]! | pages[at + steps[s + 1]!]!
    const term = steps[s + 2]!
    if (term < 0) continue
    const lack = ~some
    some = 0
    const lost = units[term]!
    let over = 0
    if (lost & 1) {
      const carry1 = ones & lack
      ones ^= lack
      const carry2 = twos & carry1
      twos ^= carry1
      const carry4 = fours & carry2
      fours ^= carry2
      const carry8 = eights & carry4
      eights ^= carry4
      over = sixteens & carry8
      sixteens ^= carry8
    }
    if (lost & 2) {
      const carry2 = twos & lack
      twos ^= lack
      const carry4 = fours & carry2
      fours ^= carry2
      const carry8 = eights & carry4
      eights ^= carry4
      over |= sixteens & carry8
      sixteens ^= carry8
    }
    if (lost & 4) {
      const carry4 = fours & lack
      fours ^= lack
      const carry8 = eights & carry4
      eights ^= carry4
      over |= sixteens & carry8
      sixteens ^= carry8
    }
    if (lost & 8) {
      const carry8 = eights & lack
      eights ^= lack
      over |= sixteens & carry8
      sixteens ^= carry8
    }
    if (lost & 16) {
      over |= sixteens & lack
      sixteens ^= lack
    }
    if (lost === tooMuch) over = lack
    left &= ~over
  }
  return left
}
