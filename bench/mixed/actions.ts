import { randomUUID } from 'node:crypto'
import type { Ask, Asked } from './http-pool.ts'
import type { Member } from './people.ts'

/** What people do, how often, and what stands for it in Mattermost's list. */
export type Action = {
  name: string
  share: number
  likened: string
  run: (member: Member, parts: Parts) => Promise<void>
}
export type Parts = { ask: Ask; random: () => number; password: string }

const text = 'Some nights are fine. Sunday is the worst. '.repeat(3)

/**
 * Mattermost's load test (mattermost-load-test-ng, its simulated user) says how often a person does
 * what; a user does one of these every ten seconds on average. What it has no like of here (teams,
 * reactions to a post, channels that are made) is left out; `share` is its frequency, added up.
 */
export const actions: readonly Action[] = [
  {
    name: 'open a conversation',
    share: 6.82,
    likened: 'SwitchChannel 6.52, ClickPermalink 0.3',
    async run(member, parts) {
      const partner = one(member.partners, parts)
      const seq = await read(member, partner, parts)
      if (seq > 0) await markRead(member, partner, seq, parts)
    },
  },
  {
    name: 'read further up',
    share: 1.99,
    likened: 'ScrollChannel 1.99',
    run: async (member, parts) => void (await read(member, one(member.partners, parts), parts)),
  },
  {
    name: 'list of conversations',
    share: 1.59,
    likened: 'OpenDirectOrGroupChannel 0.98, ViewGlobalThreads 0.60',
    async run(member, { ask }) {
      await fine(ask, get(member, '/messages/threads'))
      await fine(ask, get(member, '/messages/counts'))
    },
  },
  {
    name: 'anything new',
    share: 1,
    likened: 'UnreadCheck 1',
    run: ({ cookie }, { ask }) => fine(ask, get({ cookie }, '/notifications/unread')),
  },
  { name: 'send a message', share: 1, likened: 'CreatePost 1', run: send },
  {
    name: 'read on',
    share: 0.61,
    likened: 'UpdateThreadRead 0.32, ViewThread 0.28',
    run: (member, parts) => markRead(member, one(member.partners, parts), 1, parts),
  },
  {
    name: 'home',
    share: 0.15,
    likened: 'ReconnectWebSocket 0.144, FullReload 0.0008',
    async run(member, { ask }) {
      const role = member.fromModel === 'User' ? 'users' : 'therapists'
      await fine(ask, get(member, `/${role}/check-session`))
      if (role === 'therapists') return
      for (const part of ['mood-activity', 'daily-article', 'video-recommendation'])
        await fine(ask, get(member, `/${part}/${member.id}`))
    },
  },
  {
    name: 'journal entry',
    share: 0.17,
    likened: 'AddReaction 0.13, EditPost 0.04: the small things one writes beside',
    async run(member, { ask }) {
      if (member.fromModel !== 'User') return
      const { cookie, id } = member
      const body = { title: 'A day', content: text }
      await fine(ask, { method: 'POST', path: `/api/users/${id}/journals`, cookie, body })
    },
  },
  {
    name: 'search of therapists',
    share: 0.09,
    likened: 'SearchChannels, SearchUsers, SearchPosts, SearchGroupChannels',
    run: (member, { ask }) => fine(ask, get(member, '/therapists?limit=24&words=anxiety')),
  },
  {
    name: 'sign-in',
    share: 0.0006,
    likened: 'LogoutLogin 0.0006',
    async run({ fromModel, email }, { ask, password }) {
      const path = `/api/${fromModel === 'User' ? 'users' : 'therapists'}/login`
      await fine(ask, { method: 'POST', path, body: { email, password } })
    },
  },
]

const get = ({ cookie }: { cookie: string }, path: string): Asked => ({
  method: 'GET',
  path: `/api${path}`,
  cookie,
})

async function fine(ask: Ask, asked: Asked): Promise<void> {
  await bodyOf(ask, asked)
}

async function bodyOf(ask: Ask, asked: Asked): Promise<string> {
  const { status, body } = await ask(asked)
  if (status >= 300)
    throw new Error(`${asked.method} ${asked.path}: ${status} ${body.slice(0, 200)}`)
  return body
}

const one = <T>(all: readonly T[], { random }: Parts): T => {
  const chosen = all[Math.floor(random() * all.length)]
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}

type Partner = Member['partners'][number]

/** The latest page of both: the number of its last message, 0 where nothing was written. */
async function read(member: Member, partner: Partner, { ask }: Parts): Promise<number> {
  const { id, fromModel } = member
  const query = `from=${id}&fromModel=${fromModel}&to=${partner.id}&toModel=${partner.fromModel}`
  const body = await bodyOf(ask, get(member, `/messages?${query}&limit=50`))
  return Number(/"seq":(\d+)(?!.*"seq":)/s.exec(body)?.[1] ?? 0)
}

async function markRead({ cookie }: Member, partner: Partner, seq: number, { ask }: Parts) {
  const body = { partner: partner.id, partnerModel: partner.fromModel, seq }
  await fine(ask, { method: 'PUT', path: '/api/messages/read', cookie, body })
}

/** A therapist answers who wrote: at first the patients do. */
export async function send(member: Member, parts: Parts) {
  const to = one(member.partners, parts)
  const reply = await member.socket.timeout(30_000).emitWithAck('sendMessage', {
    from: member.id,
    fromModel: member.fromModel,
    to: to.id,
    toModel: to.fromModel,
    message: text,
    clientId: randomUUID(),
  })
  if (!reply.message) throw new Error(JSON.stringify(reply))
}
