import { afterEach, expect, test } from 'vitest'
import { keys, writeLocal } from '../lib/local-storage.ts'
import { storedVideo } from './stored-recommendations.ts'

const video = { videoUrl: '/exercises/box-breathing', explanation: 'x', title: 'y', minutes: 3 }
const hour = 3_600_000

afterEach(() => localStorage.clear())

test('a reply is kept for 24 hours and not a moment longer', () => {
  expect(storedVideo.read(0)).toBe(undefined)
  storedVideo.keep(video, 1_000)
  expect(storedVideo.read(1_000 + 24 * hour - 1)).toEqual({ reply: video, at: 1_000 })
  expect(storedVideo.read(1_000 + 24 * hour)).toBe(undefined)
})

test('a clock that was set back does not keep it for ever', () => {
  storedVideo.keep(video, 10 * hour)
  expect(storedVideo.read(9 * hour)).toBe(undefined)
})

test('what some other version or hand wrote there is no reply', () => {
  storedVideo.keep(video, 0)
  writeLocal(keys.recommendedVideo, { videoUrl: 3 })
  expect(storedVideo.read(1)).toBe(undefined)
  localStorage.setItem(keys.recommendedVideo, '{half')
  expect(storedVideo.read(1)).toBe(undefined)
})
