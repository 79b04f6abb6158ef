import type { FastifyRequest } from 'fastify'
import type { Env } from './env.ts'

/** How far the causes of an error are followed. */
const deepest = 4

type LogFn = (...args: LogArguments) => void
type LogArguments = [unknown, (string | undefined)?, ...unknown[]]

type Logged = { type: string; code: string; message: string; stack: string; cause?: Logged }

/**
 * What the log keeps of any error: its class, its code and where it was thrown. Never what it says:
 * a query's error carries its parameters, a constraint's the row, a parser's the text it stumbled
 * over, and of one nobody foresaw nobody knows.
 */
export function loggedError(error: unknown): Logged {
  return withCauses(error, 1)
}

function withCauses(error: unknown, depth: number): Logged {
  if (!(error instanceof Error)) return { type: typeof error, code: '', message: '', stack: '' }
  const { cause } = error
  return {
    type: plainWord(error.constructor.name),
    code: plainWord('code' in error ? error.code : ''),
    message: '',
    stack: framesOf(error),
    ...(cause instanceof Error && depth < deepest && { cause: withCauses(cause, depth + 1) }),
  }
}

/** In one line, for what is printed. */
export const errorInOneLine = (error: unknown) => JSON.stringify(loggedError(error))

export function loggerOptions({ logLevel, logTo }: Pick<Env, 'logLevel' | 'logTo'>) {
  return {
    level: logLevel,
    ...(logTo && { stream: logTo }),
    serializers: { err: loggedError, error: loggedError, req: loggedCall },
    hooks: {
      // pino makes the message of a line out of the error's own, past every serializer.
      logMethod(this: unknown, args: LogArguments, log: LogFn) {
        const [first, second] = args
        const error = errorIn(first)
        if (error === undefined) log.apply(this, args)
        else log.apply(this, [{ err: error }, typeof second === 'string' ? second : 'failed'])
      },
    },
  }
}

/** Which call, by the address of the contract: a real one has ids in it, and what was searched for. */
const loggedCall = (request: FastifyRequest) => ({
  method: request.method,
  call: request.routeOptions?.url ?? 'none',
})

function errorIn(logged: unknown): unknown {
  if (logged instanceof Error) return logged
  if (typeof logged !== 'object' || logged === null) return undefined
  return 'err' in logged ? logged.err : 'error' in logged ? logged.error : undefined
}

const plainWord = (word: unknown) =>
  typeof word === 'string' && /^[\w$]{1,60}$/.test(word) ? word : ''

/** The stack starts with the message, which may have lines of its own. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  if (start < 0) return ''
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .join('\n')
}
