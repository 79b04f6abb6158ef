import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { LongestFirst } from './server/testing/longest-first.ts'
import { NameFlaky } from './server/testing/name-flaky.ts'

const screens = ['web/**/*.test.tsx', 'web/**/*.dom.test.ts']
/** They kill, cut off and fill up. */
const faults = ['server/faults/**/*.test.ts']
/** It starts a process for every command. */
const commands = ['server/operator/operator.test.ts']
/** What it measures of the processor, others that use the machine would be measured in. */
const alone = ['server/faults/loop.test.ts']
/** It compiles and checks the whole project with one slice more. */
const generator = ['tools/**/*.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['server/testing/database.ts'],
    maxWorkers: 2,
    reporters: ['default', new NameFlaky()],
    sequence: { sequencer: LongestFirst },
    projects: [
      project('node', {
        include: ['{bench,checks,content,contract,engine,lab,server,tools,web}/**/*.test.ts'],
        exclude: [...screens, ...faults, ...commands, ...generator],
      }),
      project('dom', { include: screens, environment: 'happy-dom' }),
      project('commands', { include: commands, testTimeout: 180_000 }),
      // Among the others, with one core like each of them: Vitest never runs two projects of one
      // worker each beside one another.
      project('generator', {
        include: generator,
        // What a first try has made stands in the way of another; the tests it runs are tried again.
        retry: 0,
        testTimeout: 600_000,
      }),
      project('faults', {
        include: faults,
        exclude: alone,
        fileParallelism: false,
        // Several starts of the whole server, each on a database of its own.
        testTimeout: 180_000,
        // After all others, since what they do to the machine slows those down.
        sequence: { groupOrder: 1 },
      }),
      project('alone', {
        include: alone,
        fileParallelism: false,
        testTimeout: 180_000,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
})

function project(
  name: string,
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  const env = { NODE_ENV: 'test' }
  return {
    test: {
      name,
      env,
      // The files of a worker share its modules: reading them anew for each took a third of the
      // whole. No module keeps state of its own but caches of what does not change.
      isolate: false,
      // What never comes has to fail; how long a thing may take is measured where it matters.
      testTimeout: 120_000,
      retry: 1,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      ...test,
    },
  }
}
