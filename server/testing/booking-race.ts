import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { openCalendar, timeAhead } from './appointments.ts'
import { emptyFolder, freePort, startProcess, stop } from './process.ts'
import { answersTo, cookieOf, password } from './sign-up.ts'

type Race = { patients: number; slots: number; attempts: number; kills: number }

type Attempt = {
  patient: Caller
  slot: Date
  clientId: string
  /** What they were told in the end. */
  told?: 'theirs' | 'taken'
}

type Caller = {
  id: string
  cookie: string
  call: (method: string, path: string, body?: object) => Promise<Response>
}

const hour = 60 * 60_000

/**
 * Many ask for few times at once, each again under the same id until they are told something, while
 * the server is killed: what was told is held against what both sides find afterwards.
 */
export async function raceForSlots({ patients, slots, attempts, kills }: Race) {
  const env = { DATA_DIR: emptyFolder(), PORT: String(await freePort()) }
  let server = await startProcess(env)
  const { url } = server
  try {
    const thea = await signUpTherapist(url)
    const people = await Promise.all(Array.from({ length: patients }, () => signUp(url, 'users')))
    const times = Array.from({ length: slots }, (_, n) => new Date(+timeAhead(2, 0) + n * hour))
    const all = Array.from({ length: attempts }, (_, n): Attempt => {
      // Every patient tries different times: how many tries a time has is the same for each.
      const slot = times[(n + Math.floor(n / patients)) % slots] as Date
      return { patient: people[n % patients] as Caller, slot, clientId: randomUUID() }
    })
    const asking = Promise.all(all.map((attempt) => askUntilTold(attempt, thea.id)))
    for (let kill = 1; kill <= kills; kill++) {
      const answered = () => all.filter(({ told }) => told).length
      while (answered() < (attempts * kill) / (kills + 1)) await wait(5)
      await stop(server.process, 'SIGKILL')
      server = await startProcess(env)
    }
    await asking
    return { all, wrong: await differences(all, thea, times) }
  } finally {
    await stop(server.process, 'SIGTERM')
  }
}

async function askUntilTold(attempt: Attempt, therapist: string) {
  const { patient, slot, clientId } = attempt
  const fields = { kind: 'session', format: 'online', timeZone: 'UTC' }
  const body = { therapist, clientId, at: slot.toISOString(), ...fields }
  while (!attempt.told) {
    const reply = await patient.call('POST', '/appointments', body).catch(() => undefined)
    if (reply?.status === 201) attempt.told = 'theirs'
    else if (reply?.status === 409) attempt.told = 'taken'
    else if (reply && reply.status < 500) throw new Error(`${reply.status} ${await reply.text()}`)
    // As any browser: when it says so, and not all at the same moment.
    else
      await wait(
        (50 + 1_000 * Number(reply?.headers.get('retry-after') ?? 0)) * (0.5 + Math.random()),
      )
  }
}

type Held = { at: string; partner: { _id: string } }

/** Every time once, and nobody told anything else than what is there. */
async function differences(all: readonly Attempt[], thea: Caller, times: readonly Date[]) {
  const held = await listAll(thea)
  const holderOf = new Map(held.map(({ at, partner }) => [at, partner._id]))
  const wrong: string[] = []
  if (holderOf.size !== held.length) wrong.push('a time is held twice')
  for (const time of times)
    if (!holderOf.has(time.toISOString())) wrong.push(`nobody holds ${time.toISOString()}`)
  for (const { patient, slot, told } of all) {
    const isTheirs = holderOf.get(slot.toISOString()) === patient.id
    if (isTheirs !== (told === 'theirs')) wrong.push(`told ${told}, which is not so`)
  }
  for (const patient of new Set(all.map((one) => one.patient))) {
    const mine = (await listAll(patient)).map(({ at }) => at)
    const theirs = held.filter(({ partner }) => partner._id === patient.id).map(({ at }) => at)
    if (mine.join() !== theirs.join()) wrong.push('the two read something else')
  }
  return wrong
}

async function listAll({ call }: Caller): Promise<Held[]> {
  const all: Held[] = []
  for (let path = '/appointments?limit=100'; path; ) {
    const reply = await call('GET', path)
    const page = (await reply.json()) as Held[]
    all.push(...page)
    path = /<\/api([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? ''
  }
  return all
}

async function signUp(url: string, role: 'users' | 'therapists'): Promise<Caller> {
  const tag = randomUUID()
  const account = {
    name: 'A person',
    username: tag,
    email: `${tag}@x.example`,
    phone: '+1 555 0100',
  }
  const send = (cookie: string) => (method: string, path: string, body?: object) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
  const reply = await send('')('POST', `/${role}/register`, { ...account, password })
  const made = (await reply.json()) as Record<string, { _id: string }>
  const cookie = cookieOf(reply.headers.getSetCookie())
  return { id: made[role.slice(0, -1)]?._id ?? '', cookie, call: send(cookie) }
}

async function signUpTherapist(url: string): Promise<Caller> {
  const thea = await signUp(url, 'therapists')
  for (const answer of answersTo(therapistQuestions))
    await thea.call('POST', `/therapists/${thea.id}/therapist-answers`, answer)
  await thea.call('PUT', `/therapists/${thea.id}/calendar`, openCalendar)
  return thea
}
