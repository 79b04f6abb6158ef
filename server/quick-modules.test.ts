import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Loads the whole server the way Node does, and says where we would have found something else. */
const comparison = `
  import { registerHooks } from 'node:module'
  const { createPlaces } = await import('./server/quick-modules.ts')
  const places = createPlaces()
  let same = 0
  const other = []
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const ours = places.known(specifier, context)
      if (!ours) return places.keep(specifier, context, resolved)
      if (ours.url === resolved.url && ours.format === resolved.format) same++
      else other.push([specifier, context.parentURL, ours, resolved])
      return resolved
    },
  })
  await import('./server/serve.ts')
  console.log(JSON.stringify({ same, other: other.slice(0, 5) }))
  process.exit()
`

test('every file of the server is found where Node finds it, as what Node takes it for', async () => {
  const words = ['--input-type=module', '-e', comparison]
  const root = `${import.meta.dirname}/..`
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root })
  const { same, other } = JSON.parse(stdout)
  expect(other).toEqual([])
  expect(same).toBeGreaterThan(1_000)
})
