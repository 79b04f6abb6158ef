import type { Feasible } from './population.ts'

/** How many times their shipped places somebody may be shown, and how many they keep. */
const mostTimes = 2
const leastTimes = 1 / 2
/** Places on top, within which nobody is held: chance alone moves so many. */
const slack = 6
/** What of the places of a month still counts in the next. */
const kept = 0.8

/**
 * Beside each list the shipped one is made. Who is shown far more than there gets nothing more, who is
 * shown far less loses nothing, until it is even again.
 */
export function createExposure(therapists: number) {
  const shown = new Float64Array(therapists)
  const usual = new Float64Array(therapists)
  return {
    count(list: readonly Feasible[], shippedList: readonly Feasible[]) {
      for (const { at } of list) shown[at]! += 1
      for (const { at } of shippedList) usual[at]! += 1
    },
    endMonth() {
      for (let at = 0; at < therapists; at++) {
        shown[at]! *= kept
        usual[at]! *= kept
      }
    },
    isHeld: (at: number, term: number) =>
      term > 0
        ? shown[at]! > mostTimes * usual[at]! + slack
        : shown[at]! < leastTimes * usual[at]! - slack,
  }
}

/** The last place goes to the first of the shipped list of whom too little is known, unless one is there. */
export function withOneToLearn(
  list: readonly Feasible[],
  shippedList: readonly Feasible[],
  isKnown: (at: number) => boolean,
): readonly Feasible[] {
  if (list.some(({ at }) => !isKnown(at))) return list
  const first = list.slice(0, -1)
  const one = shippedList.find(({ at }) => !isKnown(at) && first.every((other) => other.at !== at))
  return one ? [...first, one] : list
}
