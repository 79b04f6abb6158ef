import { join, resolve } from 'node:path'
import { brand } from '@attune/contract/brand.ts'
import { buildApp } from './app.ts'
import { type Begun, fail, say } from './begin.ts'
import { backgroundJobs } from './jobs.ts'
import type { Env } from './lib/env.ts'
import { StartError } from './lib/errors.ts'
import { startJobs } from './lib/job.ts'
import { asJob } from './lib/person.ts'
import { rideOut } from './lib/ride-out.ts'
import type { ChatServer } from './messages/socket.ts'
import { type Opened, openContext } from './open.ts'
import { startOperatorPage } from './operator/page/server.ts'

const stopWithin = 20_000

/** Until a signal ends it. */
export async function serve(begun: Begun) {
  const { stop, halt } = await start(begun).catch(fail)
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => {
        // Whatever holds this process up, it leaves no database behind.
        void halt().finally(() => fail(new StartError('Did not stop in time')))
      }, stopWithin).unref()
      stop().then(() => process.exit(0), fail)
    })
}

async function start({ env, embedded }: Begun) {
  const opened = await openContext(env, say, embedded)
  try {
    const webRoot = resolve(import.meta.dirname, '../web/dist')
    const { app, drain, ...parts } = await buildApp(opened.context, webRoot, opened.redis)
    if (env.demo) await addDemo(opened)
    const address = await app.listen({ port: env.port, host: env.host }).catch(async (error) => {
      await app.close()
      throw new StartError(listenFailure(error, env.port))
    })
    const jobs = backgroundJobs(opened.context, parts, (error) => app.log.error({ err: error }))
    const operator = await startOperator(opened, parts.chat).catch(async (error) => {
      await app.close()
      throw error
    })
    const stopJobs = startJobs(jobs)
    for (const line of adviceFor(env)) say(line)
    console.log(`${brand} is ready: ${env.publicUrl ?? address}`)
    const stop = async () => {
      await drain()
      // Requests under way may still need them.
      await operator?.close()
      await app.close()
      await stopJobs()
      await opened.close()
    }
    return { stop, halt: opened.halt }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Who draws its portraits is loaded for that alone. */
async function addDemo({ context }: Opened) {
  const { loadDemo } = await import('./demo/load.ts')
  await rideOut(() => asJob('demo', () => loadDemo(context)))
}

/** Off unless asked for. Without a terminal the secret is not printed: what is printed is kept in logs. */
async function startOperator({ context, database, redis }: Opened, chat: ChatServer) {
  const { operatorPort, dataDir } = context.env
  if (operatorPort === null) {
    console.log(`${brand}: OPERATOR_PORT=3001 adds a page for the operator, for this machine alone`)
    return undefined
  }
  const node = { pool: database.pool, redis, sockets: () => chat.engine.clientsCount }
  const page = await startOperatorPage(context, node, operatorPort)
  const secret = process.stdout.isTTY
    ? page.access.secret
    : `in ${join(dataDir, 'operator.secret')}`
  console.log(`${brand}: the operator's page is ${page.address}, its secret ${secret}`)
  return page
}

/** What is right for trying it out and wrong for people, once it is reached by https. */
const adviceFor = ({ secureCookies, listing, demo }: Env): string[] => [
  ...(secureCookies && listing !== 'checked'
    ? [
        'Therapists are listed whose licence nobody has checked. LISTING=checked lists only those you checked.',
      ]
    : []),
  ...(secureCookies && demo
    ? ['Anyone can sign in to the demo accounts. DEMO=0 and "operator -- demo remove" end that.']
    : []),
]

function listenFailure(error: Error, port: number) {
  const inUse = 'code' in error && error.code === 'EADDRINUSE'
  return inUse ? `Port ${port} is in use; set PORT to another` : `Cannot listen: ${error.message}`
}
