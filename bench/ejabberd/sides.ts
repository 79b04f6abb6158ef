import type { Running } from '../../server/testing/process.ts'
import { connectPairs, draftOf } from '../chat-load.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { countRows, type startEjabberd } from './start-ejabberd.ts'

const words = 'Some nights are fine. Sunday is the worst. '.repeat(3)

/** Somebody who writes and somebody who reads. */
export type Line = {
  send: (id: string) => void
  onArrival: (hear: (id: string) => void) => void
}
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
    lines: chats.map(({ patient, therapist }, at) => ({
      send(clientId) {
        const draft = { ...draftOf(pairs[at]!), message: words, clientId }
        patient.emit('sendMessage', draft, (reply: { message?: object }) => {
          if (!reply.message) throw new Error(`Refused: ${JSON.stringify(reply)}`)
        })
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
    lines.push({ send: (id) => writer.send(`t${at}`, id, words), onArrival: reader.onMessage })
  }
  // In the archive of who wrote and of who read.
  return {
    name: 'ejabberd',
    pid: ejabberd.pid,
    kept: async () => (await ejabberd.kept()) / 2,
    lines,
  }
}
