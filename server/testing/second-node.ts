import { buildApp } from '../app.ts'
import { openBus } from '../lib/bus.ts'
import { openDatabase } from '../lib/db.ts'
import { patience, type TestApp } from './app.ts'

/** Another server on the same database, as behind a load balancer. */
export async function startSecondNode(test: TestApp) {
  const database = openDatabase(test.url, () => {}, patience)
  const bus = openBus(database)
  const { app, sessions } = await buildApp({ ...test.context, db: database.db, bus })
  await app.ready()
  return {
    app,
    bus,
    sessions,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close()
      await bus.close()
      await database.close()
    },
  }
}
