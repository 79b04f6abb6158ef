import { brand } from '@attune/contract/brand.ts'
import { type Env, readEnv } from './lib/env.ts'
import { StartError } from './lib/errors.ts'
import { errorInOneLine } from './lib/logged.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres/postgres.ts'

/** What a start has before the rest is loaded. */
export type Begun = { env: Env; embedded: Promise<EmbeddedPostgres> | undefined }

/** A clear line and a code for the operator; of anything else where it was thrown, and not what it says. */
export function fail(error: unknown): never {
  console.error(`${brand}: ${error instanceof StartError ? error.message : errorInOneLine(error)}`)
  process.exit(1)
}

export const say = (line: string) => console.error(`${brand}: ${line}`)

/** The database of its own gets up beside what is loaded meanwhile. */
export function begin(): Begun {
  // Node's own would print the whole error, with what people wrote.
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  try {
    const env = readEnv()
    return { env, embedded: env.databaseUrl ? undefined : startPostgres(env.dataDir, say) }
  } catch (error) {
    return fail(error)
  }
}
