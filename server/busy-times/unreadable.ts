import { type BusyProblem, busyProblems } from '@attune/contract/busy-times.ts'

/** A calendar that is not taken over, with why; its therapist is told in the words of the contract. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  readonly problem: BusyProblem
  constructor(problem: BusyProblem) {
    super(busyProblems[problem])
    this.problem = problem
  }
}
