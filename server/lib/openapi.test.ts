import { endpoints } from '@attune/contract/every.ts'
import { expect, test } from 'vitest'
import { formOf } from '../testing/form.ts'
import { pictureOf } from '../testing/pictures.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'

type Operation = {
  operationId: string
  tags: string[]
  security: object[]
  responses: Record<string, { description: string; content?: Record<string, object> }>
}
type Described = {
  openapi: string
  servers: { url: string }[]
  components: { securitySchemes: Record<string, object> }
  paths: Record<string, Record<string, Operation>>
}

const app = await startSharedApp({ publicUrl: 'https://attune.example', secureCookies: true })
const described: Described = (await app.app.inject('/api/openapi.json')).json()

test('says where the server is and how it knows who calls', () => {
  expect(described.servers).toEqual([{ url: 'https://attune.example' }])
  expect(described.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: '__Host-attune' },
  })
})

test.each(endpoints)('names %s, who may call it and how it fails', (name, endpoint) => {
  const path = `/api${endpoint.url}`.replace(/:(\w+)/g, '{$1}')
  const operation = described.paths[path]?.[endpoint.method.toLowerCase()]
  const isOpen = endpoint.config.allow === 'anyone'
  expect(operation?.operationId).toBe(name.replace(/\.(.)/, (_, letter) => letter.toUpperCase()))
  expect(operation?.security).toEqual(isOpen ? [] : [{ session: [] }])
  const statuses = Object.keys(operation?.responses ?? {})
  expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']))
  expect(statuses).toEqual(expect.arrayContaining(Object.keys(endpoint.schema.response)))
  if (!isOpen) expect(statuses).toEqual(expect.arrayContaining(['401', '403']))
  if (endpoint.schema.body) expect(statuses).toEqual(expect.arrayContaining(['400', '413']))
})

test('says what is sent where it is not JSON', async () => {
  const pat = await signUp(app, 'user')
  const thea = await signUpPractising(app)
  const form = formOf({ image: { content: await pictureOf('png') } })
  const headers = { ...form.headers, cookie: pat.cookie }
  const url = `/api/users/${pat.id}`
  const pictured = await app.app.inject({ method: 'PUT', url, ...form, headers })
  const feed = await thea.call('POST', `/therapists/${thea.id}/calendar/feed`)
  const get = (path: string) => app.app.inject({ url: path, headers: { cookie: pat.cookie } })
  const replies = {
    'photos.read': await get(pictured.json().image),
    'portability.export': (await pat.call('POST', '/portability/export', {})).raw,
    'calendar.readFeed': await get(new URL(feed.body.address).pathname),
    'advice.stream': await get(`/api/advice/${pat.id}`),
  }
  for (const [name, { method, url, sends }] of endpoints) {
    if (!sends) continue
    const reply = Object.entries(replies).find(([one]) => one === name)?.[1]
    const sent = [reply?.statusCode, String(reply?.headers['content-type']).split(';')[0]]
    expect([name, ...sent]).toEqual([name, 200, sends])
    const path = `/api${url}`.replace(/:(\w+)/g, '{$1}')
    const operation = described.paths[path]?.[method.toLowerCase()]
    expect(Object.keys(operation?.responses[200]?.content ?? {})).toEqual([sends])
  }
  expect(endpoints.filter(([, { sends }]) => sends)).toHaveLength(Object.keys(replies).length)
})

test('and no two by one name', () => {
  const ids = Object.values(described.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(endpoints.length)
})
