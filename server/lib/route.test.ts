import { expect, test } from 'vitest'
import { testEnv } from '../testing/app.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { newApp } from './http.ts'
import { refuseUndeclared } from './route.ts'

test.each([
  ['/api/users/:userId/secrets', {}],
  ['/api/secrets', { schema: { hide: true }, config: { allow: 'anyone' as const } }],
  ['/apis', {}],
  ['/secrets', {}],
  ['/*', {}],
])('%s, which no contract declares, is refused before the server starts', (url, options) => {
  const app = newApp({ ...testEnv, trustProxy: [] })
  refuseUndeclared(app, temporaryFolder('web'))
  expect(() => app.get(url, options, () => 'all of it')).toThrow('is not in the contract')
})
