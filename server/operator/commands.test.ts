import { userInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpUnlicensed } from '../testing/sign-up.ts'
import { commandFrom } from './commands.ts'

const server = await startSharedApp()
const patient = await signUp(server, 'user')

/** A command as the terminal gives it, but for the process around it. */
const operate = async (...words: string[]) => commandFrom(words)(server.context)

describe('a licence', () => {
  const draft = { kind: 'Psychologist', number: 'PSY 1', place: 'Ireland', expires: null }
  const of = (who: SignedUp) => `/therapists/${who.id}/licences`
  const declared = async (change: object = {}) => {
    const who = await signUpUnlicensed(server)
    const { body } = await who.call('POST', of(who), { ...draft, ...change })
    return { who, path: `${of(who)}/${body._id}` }
  }
  const states = async (who: SignedUp) =>
    (await patient.call('GET', of(who))).body.map(({ state }: { state: string }) => state)
  const codes = async (who: SignedUp) =>
    (await operate('licences', who.id))
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0]!)

  test('is verified, only seen, or taken back, and the claim is said with it', async () => {
    const { who } = await declared()
    const [code] = await codes(who)
    const said = await operate('verify', who.draft.email!, '--licence', code!)
    expect(said).toMatch(/Psychologist, PSY 1, Ireland, without an end.*"Verified by operator"/)
    expect(await states(who)).toEqual(['verified'])
    expect(await operate('list')).toMatch(new RegExp(`${who.draft.email}.* 1 verified`))
    await operate('verify', who.id, '--licence', code!, '--document-seen')
    expect(await states(who)).toEqual(['document-seen'])
    await operate('verify', who.id, '--withdraw')
    expect(await states(who)).toEqual(['self-declared'])
  })

  test('that was changed after the operator looked is not verified by the old code', async () => {
    const { who, path } = await declared()
    const [code] = await codes(who)
    await who.call('PUT', path, { ...draft, number: 'PSY 2' })
    await expect(operate('verify', who.id, '--licence', code!)).rejects.toThrow(
      /No licence of theirs has the code/,
    )
    expect(await states(who)).toEqual(['self-declared'])
  })

  test('has to be named where there are two, must be there, and must not have expired', async () => {
    const { who } = await declared()
    await who.call('POST', of(who), { ...draft, number: 'PSY 2' })
    await expect(operate('verify', who.id)).rejects.toThrow(/say which with/)
    const past = await declared({ expires: '2020-01-01' })
    await expect(operate('verify', past.who.id)).rejects.toThrow(/expired on/)
    const none = await signUpUnlicensed(server)
    await expect(operate('verify', none.id)).rejects.toThrow(/declared no licence/)
    expect(await states(who)).toEqual(['self-declared', 'self-declared'])
  })

  test('cannot move the cursor of the terminal it is printed on', async () => {
    const { who } = await declared({ kind: 'Nurse\u001b[2J\u001b[1;1H' })
    const out = await operate('licences', who.id)
    expect(out).toMatch(/Nurse\?\[2J/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape is exactly what must not be there
    expect(out).not.toMatch(/\u001b/)
  })
})

describe('the audit', () => {
  test('names what was done, to whom, when and by whom, and nothing that was refused', async () => {
    const who = await signUpUnlicensed(server)
    await operate('deactivate', who.id)
    await operate('activate', who.id)
    await expect(operate('verify', who.id)).rejects.toThrow(/declared no licence/)
    const lines = async (about: string) =>
      (await operate('audit')).split('\n').filter((line) => line.includes(about))
    const done = await lines(who.draft.email!)
    expect(done.map((line) => line.split(/ {2,}/)[2])).toEqual(['deactivate', 'activate'])
    expect(done[0]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT.*  ${userInfo().username}  `))
    await erasures(server.context).therapist(who.id)
    expect(await lines(who.draft.email!)).toEqual([])
    expect(await lines(`${who.id} (account deleted)`)).toHaveLength(2)
  })
})

test.each([
  [['verify', '--document-seen'], /Usage: npm run operator -- verify <email\|id>/],
  [['verify', 'a', '--document-seen', '--withdraw'], /Usage: npm run operator -- verify/],
  [['deactivate', 'a', '--licence', 'b'], /Usage: npm run operator -- deactivate/],
  [['activate', 'a', '--quietly'], /Usage: npm run operator -- activate/],
  [['verify', 'nobody@people.example'], /There is no therapist with the email or id/],
])('%j is refused', async (words, said) => {
  await expect(operate(...words)).rejects.toThrow(said)
})
