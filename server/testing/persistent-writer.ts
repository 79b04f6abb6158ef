import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientEvents, ServerEvents, WireMessage } from '@attune/contract/messages.ts'
import { io, type Socket } from 'socket.io-client'

export type Person = { id: string; cookie: string; model: 'User' | 'Therapist' }
type Sent = { clientId: string; text: string; acknowledged?: WireMessage }

/** One side of a conversation: sends in order, and again under the same clientId until acknowledged. */
export class Writer {
  readonly sent: Sent[] = []
  readonly me: Person
  readonly other: Person
  /** What it was told last instead of an acknowledgement. */
  refused: unknown
  readonly #socket: Socket<ServerEvents, ClientEvents>
  #stopped = false
  #isDone = false
  readonly done: Promise<void>

  constructor(url: string, me: Person, other: Person) {
    this.me = me
    this.other = other
    this.#socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie: me.cookie },
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
    })
    // As the page does: the library does not reconnect a socket that the server closed or refused.
    const again = () => setTimeout(() => this.#isDone || this.#socket.connect(), 100)
    this.#socket.on('disconnect', (reason) => reason === 'io server disconnect' && again())
    this.#socket.on('connect_error', () => this.#socket.active || again())
    this.done = this.#write()
  }

  async #write() {
    while (!this.#stopped) {
      const message: Sent = { clientId: randomUUID(), text: `${this.me.model} ${this.sent.length}` }
      this.sent.push(message)
      while (!message.acknowledged) await this.#send(message)
    }
    this.#isDone = true
    this.#socket.close()
  }

  async #send(message: Sent) {
    const { me, other } = this
    const draft = {
      from: me.id,
      fromModel: me.model,
      to: other.id,
      toModel: other.model,
      message: message.text,
      clientId: message.clientId,
    }
    try {
      const reply = await this.#socket.timeout(2_000).emitWithAck('sendMessage', draft)
      if ('message' in reply) message.acknowledged = reply.message
      else {
        this.refused = reply
        await wait(50)
      }
    } catch (error) {
      // No answer: it may or may not be stored, so the same one is sent again.
      this.refused = String(error)
    }
  }

  finish() {
    this.#stopped = true
    return this.done
  }
}

/** All messages between two people, as one of them reads them. */
export async function wholeThread(url: string, one: Person, other: Person) {
  const all: WireMessage[] = []
  for (;;) {
    const query = new URLSearchParams({
      from: one.id,
      to: other.id,
      fromModel: one.model,
      toModel: other.model,
      limit: '100',
    })
    const last = all.at(-1)
    // Forward from the first known; the very first page is found backwards.
    if (last) query.set('after', last._id)
    const page = await read(url, query, one.cookie)
    if (!last) {
      if (page.length === 0) return all
      all.push(...(await earlier(url, page, query, one.cookie)), ...page)
      continue
    }
    if (page.length === 0) return all
    all.push(...page)
  }
}

async function earlier(url: string, page: WireMessage[], query: URLSearchParams, cookie: string) {
  const before: WireMessage[] = []
  let [first] = page
  while (first) {
    const older = await read(url, new URLSearchParams([...query, ['before', first._id]]), cookie)
    before.unshift(...older)
    first = older[0]
  }
  return before
}

async function read(url: string, query: URLSearchParams, cookie: string): Promise<WireMessage[]> {
  const reply = await fetch(`${url}/api/messages?${query}`, { headers: { cookie } })
  return (await reply.json()) as WireMessage[]
}

/** Of the embedded database of this data folder. */
export const databasePid = (dataDir: string) => {
  const note = join(dataDir, 'postgres.location')
  let folder = join(dataDir, 'postgres')
  try {
    folder = readFileSync(note, 'utf8').trim()
  } catch {}
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
}
