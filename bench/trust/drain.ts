import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { emptyFolder, startProcess } from '../../server/testing/process.ts'
import type { Participant } from '../chat-load.ts'
import { openSocket } from '../open-socket.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { type Finding, noneOf } from './finding.ts'

const sockets = 1_000
const requests = 100
const pairsCount = 20
/** In milliseconds. */
const exitWithin = 2_000
/** Entries that wait to be read for patterns when the end is asked for. */
const unread = 60

/**
 * The server is asked to stop while a thousand people are connected, a hundred wait for a reply, entries
 * are being read for patterns and mails wait to be sent.
 */
export async function drain(): Promise<Finding[]> {
  const server = await startProcess({ DATA_DIR: emptyFolder() })
  const pairs = await signUpPairs(server.url, pairsCount)
  const people = pairs.flatMap(({ patient, therapist }) => [patient, therapist])
  const open: Socket[] = []
  while (open.length < sockets)
    open.push(...(await Promise.all(people.map((person) => openSocket(server.url, person)))))
  for (const { patient } of pairs) await allowPatterns(server.url, patient)
  for (let at = 0; at < unread; at++) await write(server.url, pairs[at % pairsCount]!.patient)
  const underWay = Array.from({ length: requests }, (_, at) =>
    write(server.url, pairs[at % pairsCount]!.patient),
  )
  // All of them have reached the server, none is answered yet.
  await wait(20)
  const asked = performance.now()
  const exit = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  const replies = await Promise.all(underWay)
  const [code] = await exit
  const took = performance.now() - asked
  for (const socket of open) socket.close()
  const failed = replies.filter((status) => status !== 201)
  return [
    {
      what: `SIGTERM with ${sockets} sockets, ${requests} requests and jobs under way: exit`,
      goal: `≤ ${exitWithin} ms, code 0`,
      measured: `${took.toFixed(0)} ms, code ${code}`,
      reached: took <= exitWithin && code === 0,
    },
    noneOf('SIGTERM: requests under way that failed', `${requests} entries`, failed.map(String)),
  ]
}

/** So that each of their entries is a job for the analyst. */
async function allowPatterns(url: string, { id, cookie }: Participant) {
  const { ok } = await fetch(`${url}/api/users/${id}/journal-consent`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ allowed: true }),
  })
  if (!ok) throw new Error('Nothing may be read')
}

/** Saves an entry: the status, or why there was none. */
const write = (url: string, { id, cookie }: Participant) =>
  fetch(`${url}/api/users/${id}/journals`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'A day', content: 'Some nights are fine.' }),
  }).then(
    (reply) => reply.status,
    (error: Error) => String(error.cause ?? error),
  )
