import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'
import { temporaryFolder } from '../testing/temporary.ts'

const root = temporaryFolder('web')
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'index.html'), '<title>Attune</title>')
writeFileSync(join(root, 'assets/page-1a2b.js'), 'export {}')
writeFileSync(join(root, 'sw.js'), '// keeps')
writeFileSync(join(root, 'sw-off.js'), '// drops')
writeFileSync(join(root, 'manifest.webmanifest'), '{}')
const served = await startSharedApp()
const { app } = await buildApp(served.context, root)
afterAll(() => app.close())
await app.ready()

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })

test('every address of the app is the same page, fresh and guarded by a policy', async () => {
  for (const url of ['/', '/find-therapist', '/therapist/4f6c', '/no-such-page?x=1.js']) {
    const { statusCode, body, headers } = await get(url)
    expect([url, statusCode, body]).toEqual([url, 200, '<title>Attune</title>'])
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  }
})

test('hashed files are kept for ever, missing ones are not the page', async () => {
  expect((await get('/assets/page-1a2b.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/assets/gone.js')).json()).toEqual({
    error: 'Not found',
    code: 'not_found',
    requestId: expect.any(String),
  })
})

test('an unknown call of the API is a refusal in JSON, never the page', async () => {
  const { cookie } = await signUp(served, 'user')
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const url = '/api/no-such-call'
    expect((await app.inject({ method, url })).json()).toMatchObject({ code: 'signed_out' })
    const known = await app.inject({ method, url, headers: { cookie } })
    expect(known.json()).toMatchObject({ code: 'not_found' })
  }
})

test('what keeps the app for when there is no network is asked for anew, and may only be ours', async () => {
  const { body, headers } = await get('/sw.js')
  expect(body).toBe('// keeps')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.headers['cache-control']).toBe('no-cache')
})

test('an operator who switches it off serves what takes it out of browsers', async () => {
  const context = { ...served.context, env: { ...served.context.env, offline: false } }
  const { app: off } = await buildApp(context, root)
  await off.ready()
  const { body, headers } = await off.inject({ url: '/sw.js' })
  expect(body).toBe('// drops')
  expect(headers['cache-control']).toBe('no-cache')
  expect((await off.inject({ url: '/assets/page-1a2b.js' })).body).toBe('export {}')
  await off.close()
})
