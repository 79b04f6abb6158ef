import { z } from 'zod'

type Shape = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  items?: Shape
  properties?: Record<string, Shape>
  maxLength?: number
  minimum?: number
  anyOf?: Shape[]
}

/** What a body or query takes, with `word` in every text it has, optional ones too, and known ids in its ids. */
export function filledWith(
  schema: z.ZodType,
  word: string,
  idOf: (field: string) => string,
): unknown {
  const fill = (shape: Shape, field: string): unknown => {
    if (shape.const !== undefined) return shape.const
    if (shape.enum) return shape.enum[0]
    const choice = shape.anyOf?.find(({ type }) => type !== 'null')
    if (choice) return fill(choice, field)
    const type = [shape.type ?? 'null'].flat().find((name) => name !== 'null')
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, part]) => [name, fill(part, name)]),
      )
    if (type === 'array') return [fill(shape.items ?? {}, field)]
    if (type === 'boolean') return true
    if (type === 'integer' || type === 'number') return Math.max(1, shape.minimum ?? 1)
    if (type !== 'string') return null
    if (shape.format === 'uuid') return idOf(field)
    if (shape.format === 'email') return `${crypto.randomUUID()}@${word}.example`
    if (shape.format === 'date-time') return '2026-01-05T10:00:00.000Z'
    if (shape.format === 'date') return '2026-01-05'
    return word.slice(0, shape.maxLength ?? word.length)
  }
  return fill(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '')
}
