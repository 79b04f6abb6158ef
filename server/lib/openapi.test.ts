import { endpoints } from '@attune/contract/every.ts'
import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'

type Operation = {
  operationId: string
  tags: string[]
  security: object[]
  responses: Record<string, { description: string }>
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

test('and no two by one name', () => {
  const ids = Object.values(described.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(endpoints.length)
})
