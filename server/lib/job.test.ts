import { expect, test } from 'vitest'
import { startJobs } from './job.ts'
import { currentPerson } from './person.ts'

test('what a job does last it does as itself, whoever stops it, and the last begun stops first', async () => {
  const done: unknown[] = []
  const job = (name: string) => ({
    name,
    start: () => async () => {
      await Promise.resolve()
      done.push(currentPerson())
    },
  })
  await startJobs([job('one'), job('two')])()
  expect(done).toEqual([
    { as: 'job', name: 'two' },
    { as: 'job', name: 'one' },
  ])
})
