import { AsyncLocalStorage } from 'node:async_hooks'
import type { Role } from '@attune/contract/endpoint.ts'

/** On whose behalf the database is asked; what each may see there, `server/postgres/policies.ts` says. */
export type Person =
  | { as: 'patient' | 'therapist'; id: string }
  /** Nobody is signed in. */
  | { as: 'stranger' }
  /** Those whose messages one statement stores. */
  | { as: 'writers'; ids: readonly string[] }
  /** Finds out who somebody is: accounts, sessions and what opens them, and nothing anyone wrote. */
  | { as: 'sign-in' }
  /** The server's own work, such as a start, a job in the background or an operator's command. */
  | { as: 'job'; name: string }

/** What the database is told: `setting` names the one that holds the ids. */
export type Told = { as: string; setting: 'attune.person' | 'attune.people'; ids: string }

const current = new AsyncLocalStorage<Person>()

/** Everything that is begun in `work` asks the database for this person, timers and callbacks too. */
export const within = <T>(person: Person, work: () => T): T => current.run(person, work)

/** The same for a promise; a query is asked only once it is awaited, and that is here. */
export const runAs = <T>(person: Person, work: () => PromiseLike<T>): Promise<T> =>
  current.run(person, async () => work())

export const asJob = <T>(name: string, work: () => PromiseLike<T>): Promise<T> =>
  runAs({ as: 'job', name }, work)

export const asSignIn = <T>(work: () => PromiseLike<T>): Promise<T> =>
  runAs({ as: 'sign-in' }, work)

export const currentPerson = (): Person | undefined => current.getStore()

export const personOf = (caller: { id: string; role: Role } | undefined): Person =>
  caller
    ? { as: caller.role === 'user' ? 'patient' : 'therapist', id: caller.id }
    : { as: 'stranger' }

/** The same pieces, each made for the person of now, whoever asks for it later: a socket, or a stream. */
export const keepPerson = <T>(pieces: AsyncGenerator<T>): AsyncGenerator<T> =>
  piecesWithin(AsyncLocalStorage.snapshot(), pieces)

async function* piecesWithin<T>(
  asNow: <R>(work: () => R) => R,
  pieces: AsyncGenerator<T>,
): AsyncGenerator<T> {
  try {
    for (;;) {
      const next = await asNow(() => pieces.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await asNow(() => pieces.return(undefined))
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ids are held to their shape, since a transaction begins with them as text. */
export function toldOf(person: Person | undefined): Told {
  if (!person)
    throw new Error(
      'The database was asked for nobody: run it as a person, or as a job (lib/person.ts)',
    )
  const ids = idsOf(person)
  if (!ids.every((id) => uuid.test(id)))
    throw new Error('The database was asked for no person’s id')
  return {
    as: person.as,
    setting: person.as === 'writers' ? 'attune.people' : 'attune.person',
    ids: ids.join(),
  }
}

function idsOf(person: Person): readonly string[] {
  if (person.as === 'writers') return person.ids
  return 'id' in person ? [person.id] : []
}

export const isSame = (one: Told, other: Told) => one.as === other.as && one.ids === other.ids
