import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-adapter'
import type { Redis } from 'ioredis'

type Log = { error: (error: unknown, text: string) => void }

/** Rooms that span nodes. With Redis away each node still serves its own, and catch-up brings the rest. */
export function sharedRooms(redis: Redis, http: HttpServer, log: Log) {
  // What it asks for waits until Redis is there, and holds for as long as the connection does.
  const subscriber = redis.duplicate({
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  })
  subscriber.on('error', (error) => log.error({ err: error }, 'redis'))
  const publisher = redis.duplicate()
  publisher.on('error', (error) => log.error({ err: error }, 'redis'))
  http.once('close', () => {
    subscriber.disconnect()
    publisher.disconnect()
  })
  return createAdapter(withoutFailures(publisher), subscriber)
}

/** The adapter waits for no publication: one that failed would end the process as an unheard rejection. */
function withoutFailures(publisher: Redis): Redis {
  const publish = publisher.publish.bind(publisher)
  const quietly = (channel: string, message: string | Buffer) =>
    publish(channel, message).catch(() => 0)
  return Object.assign(publisher, { publish: quietly })
}
