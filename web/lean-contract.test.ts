import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leanCode } from './lean-contract.ts'

const contract = `
export const Sent = z.object({ text: z.string() })
export const Mood = z.enum(['calm']).nullable()
export const Title = trimmedText(20)
export const most = Math.max(1, 2)
export const limits = { most: 3 }
export const notes = {
  add: endpoint({
    method: 'POST',
    url: '/notes',
    config: { allow: 'user', own: ['id'] },
    schema: {
      summary: 'Add, as the (one) owner',
      consumes: multipart,
      body: Sent,
      querystring: z.object({ body: z.string() }),
      response: { 201: z.object({ summary: z.string() }) },
    },
  }),
}`

test('a call keeps its address, its kind and the shape of its reply', () => {
  const code = leanCode(contract, (source) => parseAst(source))
  const lean = new Function(
    'z',
    'endpoint',
    'multipart',
    'lazySchema',
    'trimmedText',
    `${code.replace(/^import .*/, '').replaceAll('export ', '')}; return { Sent, Mood, Title, most, limits, notes }`,
  )
  let lazies = 0
  const z = {
    object: (shape: object) => ({ shape }),
    string: () => 'string',
    enum: ([one]: string[]) => ({ nullable: () => `${one} or null` }),
  }
  const lazySchema = (build: () => unknown) => {
    lazies++
    return build()
  }
  const given = lean(
    z,
    (call: object) => call,
    'form',
    lazySchema,
    (most: number) => `text of ${most}`,
  )
  expect(lazies).toBe(4)
  expect(given).toEqual({
    Sent: { shape: { text: 'string' } },
    Mood: 'calm or null',
    Title: 'text of 20',
    most: 2,
    limits: { most: 3 },
    notes: {
      add: {
        method: 'POST',
        url: '/notes',
        schema: { consumes: 'form', response: { 201: { shape: { summary: 'string' } } } },
      },
    },
  })
})

test('no page reads what is left out', () => {
  const pages = globSync('**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
    exclude: (path) => /(^|\/)(dist|node_modules|testing)$/.test(path),
  }).filter((path) => !path.includes('.test.'))
  expect(pages.length).toBeGreaterThan(300)
  const reading = pages.filter((path) =>
    /schema\.(?:params|querystring|body|summary)|\.config\.(?:allow|own)/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    ),
  )
  expect(reading).toEqual([])
})
