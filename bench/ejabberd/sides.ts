import type { Running } from '../../server/testing/process.ts'
import type { Line } from '../at-rate.ts'
import { connectPairs, text } from '../chat-load.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { countRows, type startEjabberd } from './start-ejabberd.ts'

export type Side = {
  name: string
  lines: Line[]
  /** What it runs in. */
  pid: number
  /** How many messages are in its database. */
  kept: () => Promise<number>
}

/** `database` is its own, as somebody whom no policy binds. */
export async function attuneSide(
  attune: Running,
  database: string,
  couples: number,
): Promise<Side> {
  const pairs = await signUpPairs(attune.url, couples)
  const chats = await connectPairs(attune.url, pairs)
  return {
    name: 'Attune',
    pid: attune.process.pid ?? 0,
    kept: () => countRows(database, 'messages'),
    lines: chats.map(({ patient, therapist, draft }) => ({
      send(clientId) {
        // One that is refused does not arrive, and is not in the database.
        patient.emit('sendMessage', { ...draft, clientId }, () => {})
      },
      onArrival(hear) {
        therapist.off('message')
        therapist.on('message', ({ clientId }: { clientId: string }) => hear(clientId))
      },
    })),
  }
}

/** `p0` writes to `t0`, and so on. */
export async function ejabberdSide(
  ejabberd: Awaited<ReturnType<typeof startEjabberd>>,
  couples: number,
): Promise<Side> {
  const lines: Line[] = []
  for (let at = 0; at < couples; at++) {
    const writer = await ejabberd.open(`p${at}`)
    const reader = await ejabberd.open(`t${at}`)
    lines.push({ send: (id) => writer.send(`t${at}`, id, text), onArrival: reader.onMessage })
  }
  // In the archive of who wrote and of who read.
  return {
    name: 'ejabberd',
    pid: ejabberd.pid,
    kept: async () => (await ejabberd.kept()) / 2,
    lines,
  }
}
