import { z } from 'zod'

type Shape = {
  type?: string | string[]
  format?: string
  enum?: string[]
  const?: unknown
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  maxLength?: number
  default?: unknown
  anyOf?: Shape[]
}
export type Fields = Record<
  string,
  { sample: unknown; required: boolean; longest?: number; text: boolean; nullable: boolean }
>

/** The fields of an object schema, each with a value it takes. */
export function fieldsOf(schema: z.ZodType): Fields {
  const side = (io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape
  const [sent, checked] = [side('input'), side('output')]
  const fields = Object.entries(sent.properties ?? {}).map(([name, given]) => {
    const shape = withoutNull(given)
    const { format = checked.properties?.[name]?.format } = shape
    const field = {
      sample: sampleOf({ ...shape, ...(format && { format }) }),
      required: sent.required?.includes(name) ?? false,
      nullable: shape !== given,
      text: shape.type === 'string' && !shape.enum && format === undefined,
      ...(shape.maxLength && { longest: shape.maxLength }),
    }
    return [name, field] as const
  })
  return Object.fromEntries(fields)
}

/** What is required, and nothing else. */
export const sampleOfAll = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { required }]) => required)
      .map(([name, { sample, nullable }]) => [name, nullable ? null : sample]),
  )

function sampleOf(given: Shape): unknown {
  const { type, format, ...shape } = withoutNull(given)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sampleOf(shape.anyOf[0])
  if (format === 'uuid') return crypto.randomUUID()
  if (format === 'email') return `${crypto.randomUUID()}@sample.example`
  if (type === 'string') return 'sample text'
  if (type === 'array') return [shape.items ? sampleOf(shape.items) : 'sample']
  if (type === 'boolean') return false
  return 1
}

/** What it is where it is not null; the same shape where it never is. */
function withoutNull(shape: Shape): Shape {
  if (Array.isArray(shape.type) && shape.type.includes('null')) {
    const [type = 'null'] = shape.type.filter((name) => name !== 'null')
    return { ...shape, type }
  }
  const isNull = ({ type }: Shape) => type === 'null'
  return shape.anyOf?.some(isNull) ? (shape.anyOf.find((one) => !isNull(one)) ?? shape) : shape
}
