import pg from 'pg'
import { isSame, type Person, type Told, toldOf } from './person.ts'
import { planNames } from './plan-names.ts'

/** For a connection that does the server's own work and nothing else. */
export const tellJob = (client: pg.Client) =>
  client.query("SELECT set_config('attune.as', 'job', false)")

/** Given for the transaction alone, so that a connection forgets it with the statement. */
const tell = {
  name: 'attune_person',
  text: "SELECT set_config('attune.as', $1, true), set_config($2, $3, true), set_config('plan_cache_mode', $4, true)",
}

/** As PostgreSQL's `plan_cache_mode`: whether a plan is made for the values of each call. */
type Plan = 'auto' | 'force_generic_plan'

/** As the protocol has it: messages are gathered and sent at once. */
type Wire = {
  parse: (message: { name: string; text: string }) => void
  bind: (message: { statement: string; values: string[] }) => void
  execute: (message: { portal: string }) => void
  close: (message: { type: 'S'; name: string }) => void
  submittedNamedStatements: Record<string, string>
}

/** What a client asks of a query while its answer comes in; node-postgres keeps the types to itself. */
type Protocol = {
  name: string | undefined
  requiresPreparation: () => boolean
  prepare: (wire: Wire) => void
  handleDataRow: (message: unknown) => void
  handleCommandComplete: (message: unknown, wire: Wire) => void
  handleError: (error: unknown, wire: Wire) => void
}

const isProtocol = (query: object): query is Protocol =>
  ['requiresPreparation', 'prepare', 'handleDataRow', 'handleCommandComplete', 'handleError'].every(
    (part) => part in query,
  )

/** Connections that know the statement which tells the person. */
const knowing = new WeakSet<object>()

/**
 * A query that says for whom it asks in the same breath: both go out before one Sync, so that they
 * are one round trip and one transaction, and nothing of the person is left on the connection.
 */
function personalQuery(
  config: pg.QueryConfig,
  values: unknown[] | undefined,
  told: Told,
  plan: Plan = 'auto',
): pg.QueryConfig {
  const query = new pg.Query(config, values ?? [])
  if (!isProtocol(query)) throw new Error('node-postgres has changed how its queries are sent')
  const { name, prepare, handleDataRow, handleCommandComplete, handleError } = query
  let isTelling = false
  return Object.assign(query, {
    text: config.text,
    requiresPreparation: () => true,
    prepare(wire: Wire) {
      isTelling = true
      sendTold(wire, told, plan)
      prepare.call(query, wire)
      // What is parsed first is not this query: the client must not take it for that.
      if (isTelling) query.name = ''
    },
    handleDataRow(message: unknown) {
      if (!isTelling) handleDataRow.call(query, message)
    },
    handleCommandComplete(message: unknown, wire: Wire) {
      if (!isTelling) return handleCommandComplete.call(query, message, wire)
      isTelling = false
      query.name = name
      knowing.add(wire)
    },
    handleError(error: unknown, wire: Wire) {
      if (isTelling && name) delete wire.submittedNamedStatements[name]
      query.name = name
      handleError.call(query, error, wire)
    },
  })
}

function sendTold(wire: Wire, { as, setting, ids }: Told, plan: Plan) {
  if (!knowing.has(wire)) {
    // It may be there, where an answer was lost: closing what is not there is no error.
    wire.close({ type: 'S', name: tell.name })
    wire.parse(tell)
  }
  wire.bind({ statement: tell.name, values: [as, setting, ids, plan] })
  wire.execute({ portal: '' })
}

/** What PostgreSQL takes only outside a transaction, and what asks for no row. */
const standsAlone = /^\s*(?:VACUUM|CHECKPOINT)\b/i

type NameOf = ReturnType<typeof planNames>

const named = (
  given: string | pg.QueryConfig,
  values: unknown[] | undefined,
  nameOf: NameOf,
): pg.QueryConfig => {
  const config = typeof given === 'string' ? { text: given } : given
  const name = config.name ?? nameOf(config.text, values ?? config.values)
  return name === config.name ? config : { ...config, name }
}

/** What was named by hand was written to have one plan, whatever its values. */
const planOf = (given: string | pg.QueryConfig): Plan =>
  typeof given === 'object' && given.name ? 'force_generic_plan' : 'auto'

/** The same pool, every statement of which is asked for whoever `who` says. */
export function personalPool(
  pool: pg.Pool,
  who: () => Person | undefined,
  nameOf = planNames(),
): pg.Pool {
  return Object.assign(Object.create(pool), {
    async query(given: string | pg.QueryConfig, values?: unknown[]) {
      const config = named(given, values, nameOf)
      const told = toldOf(who())
      if (standsAlone.test(config.text)) return pool.query(config.text)
      return pool.query(personalQuery(config, values, told, planOf(given)))
    },
  })
}

/**
 * The same connection for one transaction. Its person is told along with BEGIN, in one message, and
 * told anew only where a statement is asked for somebody else.
 */
export function personalClient(
  client: pg.PoolClient,
  who: () => Person | undefined,
  nameOf: NameOf,
): pg.PoolClient {
  let known: Told | undefined
  return Object.assign(Object.create(client), {
    async query(given: string | pg.QueryConfig, values?: unknown[]) {
      const config = named(given, values, nameOf)
      const { text } = config
      const told = toldOf(who())
      if (text.startsWith('begin')) {
        known = told
        return client.query(`${text}; ${settingOf(told)}`)
      }
      // Going back to a savepoint takes back what was told after it.
      if (text.startsWith('rollback')) known = undefined
      if (/^(?:rollback|commit|savepoint|release)\b/.test(text) || (known && isSame(known, told)))
        return client.query(config, values)
      known = told
      return asked(client, personalQuery(config, values, told))
    },
  })
}

/** Ids and names of kinds alone: `toldOf` has seen to that. */
const settingOf = ({ as, setting, ids }: Told) =>
  `SELECT set_config('attune.as', '${as}', true), set_config('${setting}', '${ids}', true)`

/** A client gives a promise only for what it makes a query of itself. */
const asked = (client: pg.PoolClient, query: pg.QueryConfig) =>
  new Promise<pg.QueryResult>((done, fail) => {
    void client.query(query, (error, result) => (error ? fail(error) : done(result)))
  })
