import { randomUUID } from 'node:crypto'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Endpoint } from '@attune/contract/endpoint.ts'
import { contract } from '@attune/contract/every.ts'
import { answersTo } from '../../server/testing/sign-up.ts'
import { draftOf, send } from '../chat-load.ts'
import { openSocket } from '../open-socket.ts'
import { type Caller, participant } from './caller.ts'

/** `make` gives the status. */
export type Call = { name: string; make: () => Promise<number> }
export type Pair = { patient: Caller; therapist: Caller }

const named = Object.entries(contract).flatMap(([slice, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${slice}.${name}`, endpoint })),
)

/** Every GET of the contract that this person may call, with what is theirs in its address. */
export const readsOf = (caller: Caller, pair: Pair): Call[] =>
  named
    .filter(({ endpoint }) => endpoint.method === 'GET' && isFor(caller, endpoint))
    .map(({ name, endpoint }) => ({
      name,
      make: async () => {
        const query = new URLSearchParams(queries(pair)[name])
        return (await caller.ask('GET', `${addressOf(endpoint, pair)}?${query}`)).status
      },
    }))

const isFor = ({ role }: Caller, { config }: Endpoint) =>
  config.allow === 'anyone' || config.allow === 'either' || config.allow === role

const addressOf = ({ url }: Endpoint, { patient, therapist }: Pair) =>
  url.replace(/:(\w+)/g, (_, name: string) => {
    if (name === 'userId' || name === 'patient') return patient.id
    if (name === 'therapistId') return therapist.id
    if (name === 'id') return url.startsWith('/users') ? patient.id : therapist.id
    return randomUUID()
  })

/** What a call must be asked with. */
const queries = ({ patient, therapist }: Pair): Record<string, Record<string, string>> => ({
  'messages.list': {
    from: patient.id,
    to: therapist.id,
    fromModel: 'User',
    toModel: 'Therapist',
  },
  'messages.chattees': { from: patient.id, fromModel: 'User' },
  'messages.chatters': { to: therapist.id, toModel: 'Therapist' },
  'places.find': { country: 'DE', q: 'pots' },
  'appointments.events': { with: patient.id },
  'appointments.nextFree': { ids: therapist.id },
})

/** What people write most. */
export function writesOf(caller: Caller, { patient, therapist }: Pair): Call[] {
  const write = (name: string, method: string, path: string, body: () => object): Call => ({
    name: `${method} ${name}`,
    make: async () => (await caller.ask(method, path, body())).status,
  })
  const own = `/users/${patient.id}`
  const partner =
    caller === patient
      ? { partner: therapist.id, partnerModel: 'Therapist' }
      : { partner: patient.id, partnerModel: 'User' }
  const read = write('messages.markRead', 'PUT', '/messages/read', () => ({ ...partner, seq: 30 }))
  if (caller === therapist) return [read]
  const [intake] = answersTo(patientQuestions)
  const socket = openSocket(patient.url, patient)
  return [
    {
      name: 'sendMessage',
      make: async () => {
        await send(
          await socket,
          draftOf({ patient: participant(patient), therapist: participant(therapist) }),
        )
        return 200
      },
    },
    read,
    write('questionnaires.saveUserAnswer', 'POST', `${own}/user-answers`, () => intake!),
    write('journals.create', 'POST', `${own}/journals`, () => ({
      title: 'A day',
      content: 'Calm',
    })),
    write('recommendations.moodActivity', 'POST', `/mood-activity/${patient.id}`, () => ({
      mood: 'calm',
    })),
    write('diagnosis.setGrant', 'PUT', `${own}/grants/${therapist.id}`, () => ({
      summary: true,
      danger: true,
      journals: true,
    })),
  ]
}

/** So that each call finds something: an intake, an entry, a mood, and a grant to the therapist. */
export async function prepare({ patient }: Pair, writes: readonly Call[]) {
  for (const answer of answersTo(patientQuestions))
    await patient.ask('POST', `/users/${patient.id}/user-answers`, answer)
  await patient.ask('GET', `/users/${patient.id}/analyze-answers`)
  for (const write of writes) await write.make()
}
