import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyboardRoom } from './keyboard.ts'

const room = () => document.documentElement.style.getPropertyValue('--keyboard')

/** A window of 844 px, of which so much is seen. */
function seen(height: number, { offsetTop = 0, scale = 1 } = {}) {
  const viewport = Object.assign(new EventTarget(), { height, offsetTop, scale })
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 844)
  return viewport
}

afterEach(() => vi.unstubAllGlobals())

test('is what a keyboard hides of the lower edge, however far the page was moved above it', () => {
  const viewport = seen(844)
  const { unmount } = renderHook(useKeyboardRoom)
  expect(room()).toBe('0px')
  viewport.height = 508.4
  viewport.dispatchEvent(new Event('resize'))
  expect(room()).toBe('336px')
  viewport.offsetTop = 100
  viewport.dispatchEvent(new Event('scroll'))
  expect(room()).toBe('236px')
  unmount()
  expect(room()).toBe('')
})

test('two that need it do not take it from each other', () => {
  seen(508)
  const [one, other] = [renderHook(useKeyboardRoom), renderHook(useKeyboardRoom)]
  other.unmount()
  expect(room()).toBe('336px')
  one.unmount()
  expect(room()).toBe('')
})

test('is none of a page that two fingers enlarged', () => {
  seen(422, { scale: 2 })
  renderHook(useKeyboardRoom)
  expect(room()).toBe('0px')
})
