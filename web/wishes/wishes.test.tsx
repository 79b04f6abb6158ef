import type { WishFacts } from '@attune/contract/wish-facts.ts'
import { offer, wish } from '@attune/server/testing/choice-labels.ts'
import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { firstWordsPatch } from './first-words-form.tsx'
import { payPatch } from './pay-form.tsx'
import { wherePatch } from './where-form.tsx'

let patient: SignedUp
const server = await startScreenServer()
const thea = await signUpPractising(server)
const dear = await signUpPractising(server, {
  specialization: [offer('specialization', 'grief')],
})
for (const [therapist, from] of [
  [thea, 60],
  [dear, 200],
] as const)
  await therapist.call('PUT', `/therapists/${therapist.id}/practice-facts`, {
    fee: { from, to: from, currency: 'EUR' },
  })
beforeEach(async () => {
  patient = await signUp(server, 'user')
  await answerIntake(patient)
})

const stored = async (): Promise<WishFacts> =>
  (await patient.call('GET', `/users/${patient.id}/wish-facts`)).body

async function openPanel() {
  await openApp(server, '/find-therapist', patient.cookie)
  await screen.findAllByRole('article')
  await userEvent.click(screen.getByText('Make this list fit better'))
}
const answerAnew = async (answers: Parameters<typeof answerIntake>[1]) => {
  patient = await signUp(server, 'user')
  await answerIntake(patient, answers)
}
const form = async (name: string) => within(await screen.findByRole('form', { name }))

describe('a patient', () => {
  test('says what they can pay, and the list follows', async () => {
    await openPanel()
    const pay = await form('What you can pay')
    await userEvent.type(pay.getByLabelText(/The most for one session/), '80')
    await userEvent.selectOptions(pay.getByLabelText('Currency'), 'EUR')
    await userEvent.click(pay.getByRole('button', { name: 'Save: What you can pay' }))
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ budget: { most: 80, currency: 'EUR' } }),
    )
    await waitFor(() =>
      expect(screen.getAllByRole('article')[0]!.textContent).toContain(thea.draft.name),
    )
    await waitFor(() => expect(screen.getAllByText('What it costs').length).toBeGreaterThan(0))
  })

  test('says it in their own words, and the list follows', async () => {
    await answerAnew({ brings: [wish('brings', 'unsure')] })
    await openPanel()
    const words = await form('In your own words')
    const said = 'My wife died in spring, and I miss her in every room of this house.'
    await userEvent.type(words.getByRole('textbox'), said)
    await userEvent.click(words.getByRole('button', { name: /^Save/ }))
    await waitFor(async () => expect((await stored()).firstWords).toBe(said))
    await waitFor(() =>
      expect(screen.getAllByRole('article')[0]!.textContent).toContain(dear.draft.name),
    )
    await press('See the list')
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your best matches' }))
  })

  test('who writes of not wanting to live reads at once where help is', async () => {
    await openPanel()
    const words = await form('In your own words')
    await userEvent.type(words.getByRole('textbox'), 'I want to kill myself tonight')
    expect(await words.findByText(/emergency/i)).toBeDefined()
    await userEvent.click(words.getByRole('button', { name: /^Save/ }))
    await waitFor(async () => expect((await stored()).firstWords).toContain('tonight'))
  })

  test('names what matters most out of what was asked for, at most three', async () => {
    await openPanel()
    const matters = await form('What matters most to you')
    const boxes = matters.getAllByRole<HTMLInputElement>('checkbox')
    for (const box of boxes.slice(0, 3)) await userEvent.click(box)
    expect(boxes.slice(3).every(({ disabled }) => disabled)).toBe(true)
    await userEvent.click(matters.getByRole('button', { name: /^Save/ }))
    await waitFor(async () => expect((await stored()).matters).toHaveLength(3))
  })

  test('lets go of a need with one tap, finds it so after a reload, and asks for it again', async () => {
    await answerAnew({ language: [wish('language', 'tr')] })
    await openApp(server, '/find-therapist', patient.cookie)
    await userEvent.click(await screen.findByRole('button', { name: /^Show them, without/ }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect((await stored()).relaxed).toEqual(['language'])

    await openApp(server, '/find-therapist', patient.cookie)
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await userEvent.click(await screen.findByRole('button', { name: /^Ask for it again/ }))
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0))
    expect((await stored()).relaxed).toEqual([])
  })

  test('finds what was typed again after a reload', async () => {
    await openPanel()
    await userEvent.type((await form('What you can pay')).getByLabelText(/Who pays/), 'Aviva')
    await openPanel()
    const again = (await form('What you can pay')).getByLabelText<HTMLInputElement>(/Who pays/)
    expect(again.value).toBe('Aviva')
  })
})

describe('bad input', () => {
  const nowhere = { place: null, region: null }
  const here = {
    region: null,
    place: { country: 'DE', name: 'Potsdam', lat: 52.4, lon: 13.06 },
  }

  test.each(['0', '501', 'far', '-3', '2.5'])('no distance of %s km', (distance) =>
    expect(wherePatch({ ...here, distance })).toContain('1 to 500 km'),
  )

  test('no distance from nowhere, and an empty one is none', () => {
    expect(wherePatch({ ...nowhere, distance: '20' })).toContain('choose a town')
    expect(wherePatch({ ...here, distance: ' ' })).toEqual({ ...here, distanceKm: null })
    expect(wherePatch({ ...here, distance: '20' })).toEqual({ ...here, distanceKm: 20 })
  })

  test('what is too long is neither cut off nor sent', () => {
    expect(firstWordsPatch({ words: 'a'.repeat(2_004) })).toContain('4 characters too many')
    expect(firstWordsPatch({ words: '  ' })).toEqual({ firstWords: null })
  })

  test.each(['-1', '80.5', 'little', '999999999'])('no budget of %s', (most) =>
    expect(payPatch({ most, currency: 'EUR', payer: '' })).toContain('whole amount'),
  )

  test('a payer too long is not cut off', () => {
    expect(payPatch({ most: '', currency: 'EUR', payer: 'a'.repeat(81) })).toContain(
      '80 characters',
    )
    expect(payPatch({ most: '', currency: 'EUR', payer: ' ' })).toEqual({
      payer: null,
      budget: null,
    })
  })
})
