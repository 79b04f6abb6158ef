import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names, at the end of a run, each test that passed only when it was tried again. */
export class NameFlaky implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const flaky = modules.flatMap((module) => [...module.children.allTests()].filter(isFlaky))
    for (const { fullName, module } of flaky)
      process.stdout.write(`flaky: ${module.relativeModuleId} > ${fullName}\n`)
    if (flaky.length > 0) process.stdout.write(`${flaky.length} flaky\n`)
  }
}

const isFlaky = (test: TestCase) => test.diagnostic()?.flaky === true
