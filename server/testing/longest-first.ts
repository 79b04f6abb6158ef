import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The generator first, so that nothing waits for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLongest = ({ project }: TestSpecification) => project.name === 'generator'
    return sorted.toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)))
  }
}
