import { recommendations } from '@attune/contract/recommendations.ts'
import { signUp } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '../lib/session.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'
import { fullnessAt } from './breath.ts'
import { lengthOf } from './timeline.ts'

const ids = [
  'body-scan',
  'box-breathing',
  'four-seven-eight',
  'grounding-54321',
  'loving-kindness',
  'physiological-sigh',
  'progressive-muscle-relaxation',
  'self-compassion-break',
  'values-check',
  'worry-postponement',
]

const server = await startScreenServer()
afterEach(() => vi.useRealTimers())

describe('every exercise of the server', () => {
  test.each(ids)('%s lasts what it says, and its breath never jumps', async (id) => {
    const { steps, totalSeconds } = await read(id)
    expect(lengthOf(steps)).toBe(totalSeconds)
    for (let at = 0; at < totalSeconds; at += 0.1)
      expect(Math.abs(fullnessAt(steps, at + 0.1) - fullnessAt(steps, at))).toBeLessThan(0.3)
  })
})

test('the list names every exercise under what it helps with, and one tap begins it', async () => {
  const app = await openApp(server, '/exercises')
  const rows = await screen.findAllByRole('link', { name: /^Begin .+, \d+ minutes?$/ })
  expect(rows).toHaveLength(ids.length)
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(groups).toHaveLength(4)
  const first = within(screen.getByRole('region', { name: 'When it is all too much' }))
  first.getByRole('link', { name: 'Box breathing' })
  const { safety, steps } = await read('box-breathing')
  first.getByText(safety)
  await userEvent.click(first.getByRole('link', { name: /^Begin Box breathing/ }))
  await screen.findByText(steps[0]!.narration)
  expect(app.at()).toBe('/exercises/box-breathing')
  screen.getByRole('button', { name: 'Pause' })
})

describe('the player', () => {
  test('says what to mind before it begins, for anyone, without bar and footer', async () => {
    const { safety } = await read('box-breathing')
    await openApp(server, '/exercises/box-breathing')
    await screen.findByRole('heading', { level: 1, name: 'Box breathing' })
    screen.getByText(safety)
    expect(screen.queryByRole('contentinfo')).toBe(null)
    expect(screen.queryByRole('navigation')).toBe(null)
  })

  test('shows every step in words, and skips, pauses and stops by button', async () => {
    const { steps } = await read('box-breathing')
    await begin()
    for (const { narration } of steps.slice(0, 3)) {
      await screen.findByText(narration)
      await press('Skip step')
    }
    await press('Pause')
    screen.getByRole('button', { name: 'Go on' })
    await press('Stop')
    screen.getByRole('button', { name: /^Begin/ })
  })

  test('obeys the keyboard: Space pauses, the right arrow skips, Esc stops', async () => {
    const { steps } = await read('box-breathing')
    await begin()
    fireEvent.keyDown(window, { key: 'ArrowRight' })
    await screen.findByText(steps[1]!.narration)
    fireEvent.keyDown(window, { key: ' ' })
    screen.getByRole('button', { name: 'Go on' })
    fireEvent.keyDown(window, { key: 'Escape' })
    screen.getByRole('button', { name: /^Begin/ })
  })

  test('goes slower in two paces and back, and keeps the time left true', async () => {
    await begin()
    await press('Pause')
    const left = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
    const normal = seconds(left())
    await press('Slower')
    expect(seconds(left()) / normal).toBeCloseTo(1 / 0.8, 1)
    await press(/^Slower/)
    await press(/^Normal pace/)
    expect(Math.abs(seconds(left()) - normal)).toBeLessThan(2)
  })

  test('ends with its question, and asks only a patient whether it helped', async () => {
    const { steps, afterPrompt } = await read('box-breathing')
    const patient = await signUp(server, 'user')
    await begin(patient.cookie)
    for (const _ of steps) await press('Skip step')
    await screen.findByRole('heading', { name: afterPrompt })
    const asked = screen.getByRole('group', { name: 'Did it help?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Yes' }))
    await screen.findByText('Thank you. That shapes what comes next.')

    endSession('signed-out')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Did it help?' })).toBe(null))
  })

  test('lets the senses be ticked off', async () => {
    await openApp(server, '/exercises/grounding-54321')
    await userEvent.click(await screen.findByRole('button', { name: /^Begin/ }))
    await press('Skip step')
    const dots = within(await screen.findByRole('group', { name: /5 you can see/ }))
    await userEvent.click(dots.getByRole('button', { name: '2 of 5' }))
    expect(dots.getAllByRole('button', { pressed: true })).toHaveLength(1)
  })

  test('an exercise that is not there says so and leads on', async () => {
    await openApp(server, '/exercises/nothing-like-it')
    await screen.findByRole('heading', { name: 'This exercise is not here.' })
    screen.getByRole('link', { name: 'Return to Home' })
  })
})

async function read(id: string) {
  const reply = await server.app.inject({ method: 'GET', url: `/api/exercises/${id}` })
  return recommendations.exercise.schema.response[200].parse(reply.json())
}

async function begin(cookie = '') {
  await openApp(server, '/exercises/box-breathing', cookie)
  await userEvent.click(await screen.findByRole('button', { name: /^Begin/ }))
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

function seconds(text: string | null) {
  const [, minutes, rest] = text?.match(/(\d+):(\d+)/) ?? []
  return Number(minutes) * 60 + Number(rest)
}
