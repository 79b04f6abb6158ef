import { openBus } from '../lib/bus.ts'
import { openDatabase } from '../lib/db.ts'
import { startNode, type TestApp } from './app.ts'

/** Another server on the same database, as behind a load balancer. */
export async function startSecondNode(test: TestApp) {
  const database = openDatabase(test.url, () => {}, test.context.env.databasePatience)
  const bus = openBus(database)
  const { app, sessions, close } = await startNode({ ...test.context, db: database.db, bus })
  return {
    app,
    bus,
    db: database.db,
    sessions,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await close()
      await bus.close()
      await database.close()
    },
  }
}
