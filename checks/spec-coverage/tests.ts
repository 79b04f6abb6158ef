import { relative } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'

/** Every test that Vitest finds without running it, by its file and then by its full name. */
export type Tests = ReadonlyMap<string, ReadonlyMap<string, { times: number; isSkipped: boolean }>>

/** Vitest reads the files as it would for a run, and executes none of them. */
export async function findTests(root: string): Promise<Tests> {
  const vitest = await createVitest('test', { root, watch: false, reporters: [] })
  try {
    const modules = await vitest.parseSpecifications(await vitest.globTestSpecifications())
    return new Map(
      modules.map(({ moduleId, children }) => {
        const named = new Map<string, { times: number; isSkipped: boolean }>()
        for (const one of children.allTests()) {
          const name = fullName(one)
          named.set(name, {
            times: (named.get(name)?.times ?? 0) + 1,
            isSkipped: named.get(name)?.isSkipped || ['skip', 'todo'].includes(one.options.mode),
          })
        }
        return [relative(root, moduleId), named]
      }),
    )
  } finally {
    await vitest.close()
  }
}

/** What is wrong with the test of this name (`group › test`) in this file; null where nothing is. */
export function faultOfTest(tests: Tests, file: string, name: string): string | null {
  const found = tests.get(file)?.get(name)
  if (!found) return 'has no such test'
  if (found.times > 1) return 'has several tests of this name'
  return found.isSkipped ? 'skips the test' : null
}

/** The groups around it and its own name, each up to the first hole of a template. */
function fullName(test: TestCase): string {
  const names: string[] = []
  let one: TestCase | TestCase['parent'] = test
  while (one.type !== 'module') {
    names.unshift(one.name.split('${')[0]?.trim() ?? '')
    one = one.parent
  }
  return names.join(' › ')
}
