import { say } from '@attune/contract/errors.ts'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from './errors.ts'

/** A body, parameter or query that does not fit its schema, as a 400 that names the field. */
export function invalidFrom(error: unknown): AppError | undefined {
  if (error instanceof Error && brokenForm.test(error.message)) return unreadable()
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const [issue] = error.validation
  const field = issue?.instancePath.split('/').filter(Boolean).join('.')
  return new AppError('invalid', issue ? sentenceFor(issue) : say.missingFields, field || undefined)
}

/** The same of what a socket is told, which no schema of fastify has read. */
export const sentenceOf = (issue: z.core.$ZodIssue): string =>
  sentenceFor({ keyword: issue.code, message: issue.message, params: { ...issue } })

export const unreadable = () => new AppError('invalid', say.unreadable)

/** What the form parser says of a form that stops half-way: it gives neither a class nor a code. */
const brokenForm = /unexpected end of multipart data$/i

type Issue = { keyword: string; message?: string | undefined; params: Record<string, unknown> }

function sentenceFor({ keyword, message, params }: Issue): string {
  if (isGivenTwice({ keyword, message, params })) return say.givenTwice
  if (keyword === 'invalid_type') return say.missingFields
  if (keyword === 'too_small' && params.origin === 'string' && params.minimum === 1)
    return say.missingFields
  if (keyword === 'too_small' && params.origin === 'string')
    return `Please use at least ${params.minimum} characters`
  if (keyword === 'too_big' && params.origin === 'string')
    return `Please use at most ${params.maximum} characters`
  if (keyword === 'invalid_format' && params.format === 'email')
    return 'Please enter a valid email address'
  return message && !isLibrarys(keyword, params, message) ? message : say.misfit
}

const { localeError } = z.locales.en()

/** What a schema says of itself is for people; what zod says where it says nothing is for whoever wrote it. */
function isLibrarys(code: string, params: Record<string, unknown>, message: string) {
  const own = localeError({ ...params, code } as Parameters<typeof localeError>[0])
  return message === (typeof own === 'string' ? own : own?.message)
}

/** One parameter that an address has several times comes as a list. */
const isGivenTwice = ({ keyword, message = '', params }: Issue) =>
  keyword === 'invalid_type' && params.expected === 'string' && /received array$/.test(message)
