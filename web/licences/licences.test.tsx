import { verify } from '@attune/server/operator/verify.ts'
import { type SignedUp, signUp, signUpUnlicensed } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

let thea: SignedUp
const server = await startScreenServer()
const patient = await signUp(server, 'user')
beforeEach(async () => {
  thea = await signUpUnlicensed(server)
})

const draft = { kind: 'Psychologist', number: 'PSY 1', place: 'Ireland', expires: null }
const url = () => `/therapists/${thea.id}/licences`
const declare = async (change: object = {}) =>
  (await thea.call('POST', url(), { ...draft, ...change })).body
const mark = (id: string, state: string) =>
  server.pool.query("UPDATE licences SET state = $1, checked_at = '2026-05-03' WHERE id = $2", [
    state,
    id,
  ])
const licences = async () => within(await screen.findByRole('region', { name: 'Licences' }))

describe('a patient', () => {
  const look = () => openApp(server, `/therapist/${thea.id}`, patient.cookie)

  test('reads of each licence exactly how far it has been checked', async () => {
    await declare()
    await mark((await declare({ number: 'PSY 2' }))._id, 'document-seen')
    await mark((await declare({ number: 'PSY 3' }))._id, 'verified')
    await mark((await declare({ number: 'PSY 4', expires: '2026-05-01' }))._id, 'verified')
    await look()
    await (await licences()).findByText(/PSY 1/)
    const items = (await licences()).getAllByRole('listitem')
    const states = [
      'Self-declared',
      'Document seen by operator on 3 May 2026',
      'Verified by operator on 3 May 2026',
      'Expired on 1 May 2026',
    ]
    for (const [at, state] of states.entries()) within(items[at]!).getByText(state)
    expect(items.map((item) => /verif/i.test(item.textContent))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('reads that none is declared', async () => {
    await look()
    await screen.findByText('No licence declared.')
  })

  test('sees the rest of the profile when the licences do not load', async () => {
    await declare()
    // The profile itself reads only how far they were checked.
    await server.pool.query('ALTER TABLE licences RENAME COLUMN kind TO away')
    await look()
    await screen.findByText(/The licences did not load\./)
    await server.pool.query('ALTER TABLE licences RENAME COLUMN away TO kind')
    screen.getByRole('heading', { level: 1, name: thea.draft.name })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Self-declared')
  })
})

describe('a therapist', () => {
  const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }))
  const fill = async (label: string | RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  const open = () => openApp(server, '/therapist/profile', thea.cookie)
  const held = async () => (await thea.call('GET', url())).body

  test('declares a licence, which needs kind, number and place', async () => {
    await open()
    await press('Add a licence')
    await press('Save licence')
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3)
    await fill('Kind of licence', 'Psychologist')
    await fill('Number', 'PSY 1')
    await fill('Issued in', 'Ireland')
    await fill(/Valid until/, '2999-01-31')
    await press('Save licence')
    await screen.findByText('Ireland, number PSY 1, until 31 January 2999')
    screen.getByText('Self-declared')
    expect(await held()).toMatchObject([{ ...draft, expires: '2999-01-31' }])
  })

  test('declares a training for a special area, which patients read as such', async () => {
    await open()
    await press('Add a training')
    await userEvent.selectOptions(await screen.findByLabelText('For which area'), 'ocd')
    await fill('Which training', 'Exposure for OCD')
    await fill('Number of the certificate', 'C 7')
    await fill('Given by', 'An institute')
    await press('Save training')
    await screen.findByText(/^Training for OCD/)
    expect(await held()).toMatchObject([{ kind: 'Exposure for OCD', area: 'ocd' }])
    await openApp(server, `/therapist/${thea.id}`, patient.cookie)
    await (await licences()).findByText(/^Training for OCD/)
    // A training is no licence.
    screen.getByText('No licence declared.')
  })

  test('changes a verified one, which is self-declared from then on', async () => {
    await mark((await declare())._id, 'verified')
    await open()
    await screen.findByText('Verified by operator on 3 May 2026')
    await press('Change Psychologist, PSY 1, Ireland')
    await fill('Number', 'PSY 9')
    await press('Save licence')
    await screen.findByText('Self-declared')
    expect(screen.queryByText(/Verified by/)).toBe(null)
    expect(await held()).toMatchObject([{ number: 'PSY 9', state: 'self-declared' }])
  })

  test('reads why one was not accepted, and changes it, which nobody has looked at', async () => {
    await declare()
    const note = 'Not in the register of Ireland'
    await verify(server.context, thea.id, { code: undefined, state: 'rejected', note })
    await open()
    await screen.findByText('Not accepted by the operator')
    screen.getByText(note)
    expect(screen.queryByText('Self-declared')).toBe(null)
    await press('Change Psychologist, PSY 1, Ireland')
    await fill('Number', 'PSY 9')
    await press('Save licence')
    await screen.findByText('Self-declared')
    expect(screen.queryByText(note)).toBe(null)
  })

  test('removes one', async () => {
    await declare()
    await open()
    await press('Remove Psychologist, PSY 1, Ireland')
    await waitFor(async () => expect(await held()).toEqual([]))
    await waitFor(() => expect(screen.queryByText(/PSY 1/)).toBe(null))
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Licences and special trainings' }),
      ),
    )
  })

  test('names five at most', async () => {
    for (let count = 1; count <= 4; count++) await declare({ number: `PSY ${count}` })
    await open()
    await screen.findByRole('button', { name: 'Add a licence' })
    await declare({ number: 'PSY 5' })
    await open()
    await screen.findByText('Five of each is the most you can name.')
    expect(screen.queryByRole('button', { name: 'Add a licence' })).toBe(null)
  })
})
