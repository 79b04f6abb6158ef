import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // What another file left in the list that all pages share, and a pointer that still rested on it.
  toast.remove()
  render(<Toasts />)
  fireEvent.mouseLeave(toaster())
})
afterEach(() => {
  cleanup()
  toast.remove()
  vi.useRealTimers()
})

/** A toast that is over leaves within the second after. */
const leaving = 1_100
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const toaster = () => document.querySelector('[data-toasts]') ?? document.body
const shown = () => screen.queryAllByText(/^(Failed|Saved|News)/).length

test('a toast stays for four seconds, one of success for two', () => {
  act(() => {
    toast.error('Failed')
    toast.success('Saved')
  })
  pass(1_900)
  expect(shown()).toBe(2)
  pass(100)
  pass(leaving)
  expect(screen.queryByText('Saved')).toBe(null)
  pass(700)
  expect(shown()).toBe(1)
  pass(200)
  pass(leaving)
  expect(shown()).toBe(0)
})

test('twenty are shown at most', () => {
  act(() => {
    for (let at = 1; at <= 25; at++) toast(`News ${at}`)
  })
  expect(shown()).toBe(20)
})

test('a pointer that rests on one holds it', () => {
  act(() => void toast('News'))
  fireEvent.mouseEnter(toaster())
  pass(10_000)
  expect(shown()).toBe(1)
  fireEvent.mouseLeave(toaster())
  pass(4_000)
  pass(leaving)
  expect(shown()).toBe(0)
})
