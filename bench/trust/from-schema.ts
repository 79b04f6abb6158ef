import { randomUUID } from 'node:crypto'
import { hostileText, hostileValue } from './hostile-values.ts'
import type { Seeded } from './seeded.ts'

/** As much of JSON Schema as the description uses. */
export type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** Ids and words that exist, so that what is sent is not refused for naming nothing. */
export type Known = { ids: readonly string[]; words: readonly string[] }

/** A value this schema describes; with `hostility` as the chance that a part of it is something else. */
export function valueFor(schema: Schema, random: Seeded, known: Known, hostility: number): unknown {
  if (random.chance(hostility)) return hostileValue(random)
  const inner = (part: Schema) => valueFor(part, random, known, hostility)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return inner(random.pick(choices))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner))
  const type = [schema.type ?? []].flat()[0]
  if (type === 'object' || schema.properties) return objectFor(schema, random, inner)
  if (type === 'array')
    return Array.from({ length: (schema.minItems ?? 0) + random.below(3) }, () =>
      inner(schema.items ?? {}),
    )
  if (type === 'integer' || type === 'number') return numberFor(schema, random, type === 'integer')
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (type === 'string') return textFor(schema, random, known)
  return hostileValue(random)
}

function objectFor(schema: Schema, random: Seeded, inner: (part: Schema) => unknown) {
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random.chance(0.5),
  )
  return Object.fromEntries(entries.map(([name, part]) => [name, inner(part)]))
}

function numberFor({ minimum = 0, maximum = 1_000 }: Schema, random: Seeded, isWhole: boolean) {
  const most = Math.min(maximum, minimum + 10_000)
  const value = minimum + random.next() * (most - minimum)
  return isWhole ? Math.round(value) : value
}

function textFor(schema: Schema, random: Seeded, known: Known) {
  if (schema.format === 'uuid') return random.chance(0.7) ? random.pick(known.ids) : randomUUID()
  if (schema.format === 'email') return `${randomUUID()}@fuzz.example`
  if (schema.format === 'date-time') return new Date(random.below(2 ** 31) * 1_000).toISOString()
  if (schema.format === 'date') return '2026-11-20'
  if (random.chance(0.3)) return hostileText(random)
  const text = random.pick(known.words)
  const least = schema.minLength ?? 0
  return text.padEnd(least, 'x').slice(0, schema.maxLength ?? 200)
}
