type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  maxLength?: number
}
type Operation = { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }
export type Description = { paths: Record<string, Record<string, Operation>> }

/**
 * What the API's own description says of the reply to a request, and the operation it belongs to;
 * undefined where it does not know it.
 */
export function describedReply(
  { paths }: Description,
  method: string,
  path: string,
  status: number,
): { operation: string; schema: Schema } | undefined {
  const [template, known] = Object.entries(paths).find(([one]) => fits(one, path)) ?? []
  const reply = known?.[method.toLowerCase()]?.responses[status]
  const schema = reply?.content?.['application/json']?.schema
  return schema && { operation: `${method} ${template}`, schema }
}

const fits = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

/**
 * A time zone is checked on its way in: no person can write another text there, and a page that
 * reckons with one that is none shows nothing else.
 */
const isChecked = (name: string) => /zone$/i.test(name)

/** The same reply with `spoil` applied to every text in it that somebody may have written freely. */
export function spoilTexts(
  value: unknown,
  schema: Schema,
  spoil: (text: string, most: number) => string,
): unknown {
  const inner = (part: unknown, of: Schema | undefined) => (of ? spoilTexts(part, of, spoil) : part)
  const choices = [schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat()
  const chosen = choices.find((choice) => isOf(value, choice))
  if (chosen) return inner(value, chosen)
  if (Array.isArray(value)) return value.map((part) => inner(part, schema.items))
  if (typeof value === 'object' && value !== null) {
    const others = schema.additionalProperties
    const rest = typeof others === 'object' ? others : undefined
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        isChecked(name) ? part : inner(part, schema.properties?.[name] ?? rest),
      ]),
    )
  }
  const isFree =
    typeof value === 'string' &&
    !schema.enum &&
    schema.const === undefined &&
    (!schema.format || schema.format === 'email')
  if (!isFree) return value
  const spoilt = spoil(value, schema.maxLength ?? Number.POSITIVE_INFINITY)
  // What its own pattern takes from nobody nobody can have written, such as markup for an hour.
  return !schema.pattern || new RegExp(schema.pattern).test(spoilt) ? spoilt : value
}

/** As much as is needed to tell the parts of a union apart. */
function isOf(value: unknown, schema: Schema): boolean {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.some((choice) => isOf(value, choice))
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  if (value === null) return schema.type === 'null'
  if (Array.isArray(value)) return schema.type === 'array'
  if (typeof value !== 'object') {
    const type = typeof value === 'number' ? ['number', 'integer'] : [typeof value]
    return type.some((name) => [schema.type].flat().includes(name))
  }
  const { properties = {} } = schema
  return (
    [schema.type].flat().includes('object') &&
    Object.entries(properties).every(
      ([name, of]) =>
        !(name in value) || of.const === undefined || isOf(Reflect.get(value, name), of),
    )
  )
}
