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
      sample: samples.get(name) ?? sampleOf({ ...shape, ...(format && { format }) }),
      required: sent.required?.includes(name) ?? false,
      nullable: shape !== given,
      text: shape.type === 'string' && !shape.enum && format === undefined,
      ...(shape.maxLength && { longest: shape.maxLength }),
    }
    return [name, field] as const
  })
  return Object.fromEntries(fields)
}

/** Of what its schema alone does not tell. */
const samples = new Map<string, unknown>([['timeZone', 'Europe/Dublin']])

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
  if (format === 'date-time') return '2100-01-04T10:00:00.000Z'
  if (type === 'string') return 'sample text'
  // Of things with parts none is enough: what fits them all is more than a schema says.
  if (type === 'array')
    return shape.items?.properties ? [] : [sampleOf(shape.items ?? { type: 'string' })]
  if (shape.properties) return sampleOfParts(shape)
  if (type === 'boolean') return false
  return 1
}

const sampleOfParts = ({ properties = {}, required = [] }: Shape) =>
  Object.fromEntries(
    required.flatMap((name) => {
      const part = properties[name]
      return part ? [[name, withoutNull(part) === part ? sampleOf(part) : null]] : []
    }),
  )

/** What it is where it is not null; the same shape where it never is. */
function withoutNull(shape: Shape): Shape {
  if (Array.isArray(shape.type) && shape.type.includes('null')) {
    const [type = 'null'] = shape.type.filter((name) => name !== 'null')
    return { ...shape, type }
  }
  const isNull = ({ type }: Shape) => type === 'null'
  return shape.anyOf?.some(isNull) ? (shape.anyOf.find((one) => !isNull(one)) ?? shape) : shape
}
